// `node infra/drills/rolling-restart.ts [rounds]`: two web nodes are restarted one after the other, again and again, under 50 requests a
// second each of a client that picks nodes by /readyz and never tries again, and of one that goes through Caddy with the proxy of
// infra/Caddyfile. Fails where a request failed.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCaddy } from '../cluster/caddy.ts'
import { findProgram } from '../cluster/programs.ts'
import { openDrillDatabase } from './drill-database.ts'
import { type Node, freePlace, readiness, startNode } from './nodes.ts'
import { pause } from './people.ts'

const EVERY_MS = 20
const LOOK_EVERY_MS = 500
const READY_WITHIN_MS = 10_000
const rounds = Number(process.argv[2] ?? 10)

interface Target {
  host: string
  port: number
}

interface Tally {
  asked: number
  failures: string[]
  slowestMs: number
}

const database = await openDrillDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-drill-'))
const place = await freePlace()
const start = (host: string) =>
  startNode({
    databaseUrl: database.url,
    dataDir,
    role: 'web',
    settings: { STOP_DELAY: '5' },
    place: { ...place, host },
  })
const nodes: Node[] = [await start('127.0.0.1'), await start('127.0.0.2')]
// Without a limit of its own an agent of Node does not heed how long the server keeps a connection that is not used.
const AGENT = { keepAlive: true, maxSockets: 64, timeout: 60_000 }
const agents = nodes.map(() => new Agent(AGENT))
const ready = nodes.map(() => true)
const looks = setInterval(() => {
  for (const [index, node] of nodes.entries()) void readiness(node).then((status) => (ready[index] = status === 200))
}, LOOK_EVERY_MS)
const direct: Tally = { asked: 0, failures: [], slowestMs: 0 }
const proxied: Tally = { asked: 0, failures: [], slowestMs: 0 }
const program = findProgram('caddy')
const caddy = program
  ? await startCaddy(program, {
      addresses: nodes.map(({ host, port }) => `${host}:${port}`),
      machinePort: place.machinePort,
      folder: dataDir,
    })
  : undefined
const caddyAgent = new Agent(AGENT)

let turn = 0
const ticks = setInterval(() => {
  void askReady()
  if (caddy) void ask(proxied, { host: '127.0.0.1', port: caddy.port }, caddyAgent)
}, EVERY_MS)

const notifiedAt = new Map<Node, number>()
const codes: (number | string)[] = []
for (let round = 0; round < rounds; round++) {
  for (const [index, node] of nodes.entries()) {
    notifiedAt.set(node, performance.now())
    codes.push(await node.stop())
    nodes[index] = await start(node.host)
    while (!ready[index]) await pause(100)
    // Deployments also wait until the proxy has noticed the previous node.
    await pause(2000)
  }
  console.log(
    `round ${round + 1}: ${JSON.stringify({ direct: short(direct), proxied: caddy ? short(proxied) : 'no caddy' })}`,
  )
}
clearInterval(ticks)
await pause(3000)
clearInterval(looks)
console.log(
  JSON.stringify({
    restarts: codes.length,
    codes: [...new Set(codes)],
    direct: short(direct),
    proxied: short(proxied),
  }),
)
await caddy?.service.stop()
await Promise.all(nodes.map((node) => node.stop('SIGKILL')))
await database.close()
rmSync(dataDir, { recursive: true, force: true })
const isGood = direct.failures.length + proxied.failures.length === 0 && codes.every((code) => code === 0)
console.log(isGood ? 'ok' : 'x  the drill failed')
process.exit(isGood ? 0 : 1)

/** Waits where no node says that it is ready, as one does on a machine that is too busy to answer that in time. */
async function askReady(): Promise<void> {
  for (let waited = 0; !ready.includes(true) && waited < READY_WITHIN_MS; waited += 100) await pause(100)
  const open = [0, 1].filter((index) => ready[index])
  const index = open[turn++ % open.length]
  const node = index === undefined ? undefined : nodes[index]
  if (node) await ask(direct, node, agents[index ?? 0], () => clueOf(node))
  else direct.failures.push('no node is ready')
}

function clueOf(node: Node): string {
  const told = notifiedAt.get(node)
  return told === undefined ? 'while it ran' : `${Math.round(performance.now() - told)} ms after a stop`
}

function ask(
  tally: Tally,
  { host, port }: Target,
  agent: Agent | undefined,
  clue: () => string = () => '',
): Promise<void> {
  const since = performance.now()
  const isPost = tally.asked++ % 10 === 0
  const body = JSON.stringify({ script: 'Good morning from the harbour.' })
  const headers = {
    host: `waymark.localhost:${port}`,
    'x-forwarded-for': `10.${tally.asked % 250}.${(tally.asked >> 8) % 250}.1`,
    ...(isPost ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {}),
  }
  const [method, path] = isPost ? ['POST', '/api/estimate-script'] : ['GET', tally.asked % 3 ? '/' : '/api/branding']
  return new Promise((resolve) => {
    const ended = (failure?: string): void => {
      if (failure) tally.failures.push(`${method} ${path}: ${failure} ${clue()}`)
      tally.slowestMs = Math.max(tally.slowestMs, Math.round(performance.now() - since))
      resolve()
    }
    const asked = request({ host, port, method, path, headers, ...(agent ? { agent } : {}) }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString().slice(0, 300)))
      answer.once('end', () =>
        ended((answer.statusCode ?? 0) < 500 ? undefined : `status ${answer.statusCode} ${text.slice(0, 300)}`),
      )
      answer.once('error', (error) => ended(error.message))
    })
    asked.once('error', (error) => ended(error.message)).end(isPost ? body : undefined)
  })
}

function short({ asked, failures, slowestMs }: Tally) {
  return { asked, failed: failures.length, slowestMs, first: failures.slice(0, 3) }
}
