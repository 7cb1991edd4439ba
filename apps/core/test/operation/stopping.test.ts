import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { childProcesses } from '../child-processes.ts'
import { freePort } from '../free-port.ts'
import { until } from '../until.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
// A first start on a busy machine takes its time.
vi.setConfig({ testTimeout: 240_000 })
/** JSON may end in spaces: long enough to arrive in many pieces. */
const BODY = JSON.stringify({ username: 'nobody', password: 'nothing at all' }).padEnd(15_000)

/** Of all starts: the first is the longest. */
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-stop-'))
let server: Awaited<ReturnType<typeof start>> | undefined
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.ended
  server = undefined
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The real server in a process of its own, as npm start runs it. */
async function start(stopDelay: number) {
  const [port, machinePort] = [await freePort(), await freePort()]
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port), SHOWCASE_VIDEOS: 'false' }
  const settings = { INTERNAL_LISTEN: `127.0.0.1:${machinePort}`, STOP_DELAY: String(stopDelay), MODE: 'development' }
  // A statement that a busy machine makes slow is a line of the log.
  Object.assign(settings, { DATABASE_SLOW_STATEMENT_MS: '0' })
  const child = spawn(process.execPath, [MAIN], { env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'exit')
  while (!output.includes('Stop with Ctrl+C') && child.exitCode === null)
    await Promise.race([once(child.stdout, 'data'), ended])
  const isReady = async () => (await get(machinePort, '/readyz')).statusCode === 200
  return { port, isReady, child, output: () => output, ended }
}

function get(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { host: `waymark.localhost:${port}`, connection: 'keep-alive' }
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) =>
      resolve(answer.resume()),
    )
    asked.on('error', reject).end()
  })
}

/** Sends the beginning of a request, a little more four times a second, and the rest on demand. */
async function beginRequest(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = ['POST /auth/login HTTP/1.1', `host: waymark.localhost:${port}`, 'content-type: application/json']
  socket.write(`${[...head, `content-length: ${BODY.length}`].join('\r\n')}\r\n\r\n${BODY.slice(0, 5)}`)
  let sent = 5
  const sendMore = () => socket.write(BODY.slice(sent, (sent += 200)))
  const timer = setInterval(sendMore, 250)
  const finish = () => {
    clearInterval(timer)
    socket.write(BODY.slice(sent))
  }
  return { answer: answerOn(socket), finish }
}

async function answerOn(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

const childrenOf = ({ pid }: ChildProcess) => childProcesses(pid)

/** The process group of a process; undefined where it has ended. */
function groupOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2])
  } catch {
    return undefined
  }
}

test('a stop first reports not ready, then answers open requests, and exits cleanly', async () => {
  const { port, child, isReady, ended } = (server = await start(8))
  await until(isReady)
  const begun = await beginRequest(port)
  child.kill('SIGTERM')
  await until(async () => !(await isReady()))
  // Those who have not noticed yet are answered, and told to come back on another connection.
  const late = await get(port, '/healthz')
  expect([late.statusCode, late.headers.connection]).toEqual([200, 'close'])
  await until(() =>
    get(port, '/healthz').then(
      () => false,
      () => true,
    ),
  )
  // The listener has closed; what was under way by then still gets its answer.
  begun.finish()
  expect(await begun.answer).toMatch(/^HTTP\/1.1 401 /)
  expect(await ended).toEqual([0, null])
})

test('a second signal ends the wait', async () => {
  const { child, isReady, ended } = (server = await start(600))
  child.kill('SIGTERM')
  await until(async () => !(await isReady()))
  // The first second is that of the terminal, npm and the starter, who all pass the same signal on.
  const again = setInterval(() => child.kill('SIGTERM'), 300)
  expect(await ended).toEqual([0, null])
  clearInterval(again)
})

test.runIf(process.platform === 'linux')(
  'Ctrl+C reaches the server alone, which prints one line and ends its render processes',
  async () => {
    const { child, output, ended } = (server = await start(0))
    // A process that was just forked is in the group of the server until it has one of its own.
    const renderer = await until(() => childrenOf(child).find((pid) => groupOf(pid) === pid))
    const before = output().length
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(output().slice(before).trim().split('\n')).toHaveLength(1)
    await until(() => !existsSync(`/proc/${renderer}`))
  },
)
