// `npm run bench:rejections`: server CPU and transactions per call that is over its limit, against a bare Fastify 429 in the same run.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Measured, Ready } from './rejections-server.ts'

const ROUNDS = 5
const REQUESTS = 4000
/** In the form of an issued token, and another one in every request. */
const MADE_UP = `${'a'.repeat(46)}{n}`

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

// A process of its own, without the console: what production logs goes where it costs what it costs, and not in between.
const server = fork(fileOf('rejections-server.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
const [{ bare, app, cookie, engine }] = (await once(server, 'message')) as [Ready]
const cases = [
  { name: 'bare Fastify 429', port: bare, headers: {} },
  { name: 'person over the limit', port: app, headers: { cookie } },
  { name: 'network over the limit', port: app, headers: {} },
  { name: '  with made-up sessions', port: app, headers: { cookie: `__Host-session=${MADE_UP}` } },
  { name: '  with made-up visits', port: app, headers: { cookie: `__Host-support=${MADE_UP}` } },
  { name: '  with made-up API keys', port: app, headers: { authorization: `Bearer key_${MADE_UP}` } },
]
const best = new Map<string, Measured>()
for (let round = 0; round < ROUNDS; round++) {
  for (const { name, port, headers } of cases) {
    const measured = await perRequest(server, port, { host: 'waymark.localhost', ...headers })
    const known = best.get(name)
    if (!known || measured.microseconds < known.microseconds) best.set(name, measured)
  }
}
const floor = best.get('bare Fastify 429')?.microseconds ?? 1
console.log(`engine: ${engine}, production; best of ${ROUNDS} rounds of ${REQUESTS} requests`)
for (const [name, { microseconds, transactions }] of best) {
  const cost = `${microseconds.toFixed(1).padStart(7)} us of CPU   ${(microseconds / floor).toFixed(2)} x bare`
  console.log(`${name.padEnd(24)} ${cost}   ${transactions} transactions`)
}
server.send('close')
await once(server, 'exit')

async function perRequest(child: ChildProcess, port: number, headers: Record<string, string>): Promise<Measured> {
  const before = await figures(child)
  const load = [fileOf('load.ts'), String(port), '/api/videos', String(REQUESTS), JSON.stringify(headers), '429']
  const [code] = (await once(spawn(process.execPath, load, { stdio: 'inherit' }), 'exit')) as [number]
  if (code !== 0) throw new Error('the load failed')
  const after = await figures(child)
  return {
    microseconds: (after.microseconds - before.microseconds) / REQUESTS,
    transactions: (after.transactions - before.transactions) / REQUESTS,
  }
}

async function figures(child: ChildProcess): Promise<Measured> {
  child.send('measure')
  const [measured] = (await once(child, 'message')) as [Measured]
  return measured
}
