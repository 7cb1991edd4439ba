// `npm run bench -- only connections`: what clients that ask and read nothing cost the server (300 connections with 100 pipelined
// requests each, and as many streams of HTTP/2 through Caddy), and what people of another tenant notice meanwhile.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../apps/core/test/free-port.ts'
import { startStack } from '../../apps/shell/e2e/stack.ts'
import { startCaddy } from './caddy.ts'

const CONNECTIONS = 300
const PIPELINED = 100
/** Sent by 12 connections, as one person may have. */
const STREAMS = 3000
const SECONDS = 10
const ASK_EVERY_MS = 20
const SAMPLE_EVERY_MS = 50
/** An attack comes from another machine: it should not take the processor from the server. */
const ATTACK_NICE = 5
/** Another address of this machine, so that the neighbour does not share the attacker's limits. */
const NEIGHBOUR_ADDRESS = '127.0.0.2'
const PATHS = ['/', '/api/branding']

const machine = await freePort()
const settings = { INTERNAL_LISTEN: `127.0.0.1:${machine}`, TRUST_PROXY: 'loopback' }
// The first start fills the database and makes pictures, so it is the second one that is measured.
const first = await startStack(undefined, settings)
await first.stop()
const stack = await startStack(first, settings)
const { pid = 0 } = stack.process
const caddy = await startCaddy({ web: stack.port, machine })
try {
  await measure(`${CONNECTIONS} x ${PIPELINED} pipelined requests`, stack.port, [
    'unread-requests.ts',
    stack.port,
    CONNECTIONS,
    PIPELINED,
  ])
  if (caddy)
    await measure(`${STREAMS} HTTP/2 streams through Caddy`, caddy.port, ['unread-streams.ts', caddy.port, STREAMS])
} finally {
  caddy?.stop()
  await stack.stop()
  stack.remove()
}

async function measure(name: string, port: number, attack: (string | number)[]): Promise<void> {
  await neighbour(port, 3)
  const rssBefore = rss(pid)
  const idle = await neighbour(port, SECONDS)
  const watched = watch(start([...attack, SECONDS]))
  const attacked = await neighbour(port, SECONDS)
  const { peak, cpuSeconds } = await watched
  console.log(`${name} that nobody reads`)
  console.log(`  neighbour idle:         ${summary(idle)}`)
  console.log(`  neighbour under attack: ${summary(attacked)}`)
  console.log(
    `  memory: ${rssBefore} MB before, at most ${peak} MB (+${peak - rssBefore}); CPU ${cpuSeconds.toFixed(1)} s`,
  )
}

/** Sends requests at a steady pace, regardless of earlier responses, and returns the milliseconds of each response. */
async function neighbour(port: number, seconds: number): Promise<(number | undefined)[]> {
  const asked: Promise<number | undefined>[] = []
  const until = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < until; n++) {
    asked.push(ask(port, PATHS[n % PATHS.length] ?? '/').catch(() => undefined))
    await pause(ASK_EVERY_MS)
  }
  return Promise.all(asked)
}

function ask(port: number, path: string): Promise<number> {
  const since = performance.now()
  const headers = { host: `keystone.localhost:${port}` }
  const options = { host: '127.0.0.1', localAddress: NEIGHBOUR_ADDRESS, port, path, agent: false as const, headers }
  const isSecure = port === caddy?.port
  return new Promise((resolve, reject) => {
    const asked = isSecure
      ? requestSecure({ ...options, rejectUnauthorized: false, servername: 'keystone.localhost' })
      : requestPlain(options)
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`))
      answer.resume().once('end', () => resolve(performance.now() - since))
    })
    asked.on('error', reject).end()
  })
}

function summary(latencies: (number | undefined)[]): string {
  const sorted = latencies.filter((one) => one !== undefined).toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1)
  const failed = latencies.length - sorted.length
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms of ${sorted.length}, ${failed} failed`
}

function start([file, ...args]: (string | number)[]): ChildProcess {
  const path = fileURLToPath(new URL(String(file), import.meta.url))
  const child = spawn(process.execPath, [path, ...args.map(String)], { stdio: ['ignore', 'inherit', 'inherit'] })
  if (child.pid) setPriority(child.pid, Math.min(getPriority() + ATTACK_NICE, 19))
  return child
}

async function watch(attack: ChildProcess): Promise<{ peak: number; cpuSeconds: number }> {
  const ended = once(attack, 'exit').then(() => true)
  const cpuBefore = cpu(pid)
  let peak = 0
  do peak = Math.max(peak, rss(pid))
  while (!(await Promise.race([ended, pause(SAMPLE_EVERY_MS, false)])))
  return { peak, cpuSeconds: cpu(pid) - cpuBefore }
}

function cpu(process: number): number {
  const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function rss(process: number): number {
  const text = readFileSync(`/proc/${process}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1]) / 1024)
}
