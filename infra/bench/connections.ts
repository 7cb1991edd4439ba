// `npm run bench:connections`: what 300 connections with 100 pipelined requests each that read nothing cost the server, and what
// people of another tenant notice meanwhile.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startStack } from '../../apps/shell/e2e/stack.ts'

const CONNECTIONS = 300
const PIPELINED = 100
const SECONDS = 10
const ASK_EVERY_MS = 20
const SAMPLE_EVERY_MS = 50
/** Another address of this machine, so that the neighbour does not share the attacker's limits. */
const NEIGHBOUR_ADDRESS = '127.0.0.2'
const PATHS = ['/', '/api/branding']

// The first start fills the database and makes pictures, so it is the second one that is measured.
const first = await startStack()
await first.stop()
const stack = await startStack(first)
const { pid = 0 } = stack.process
try {
  await neighbour(3)
  const rssBefore = rss(pid)
  report('idle', await neighbour(SECONDS))
  const attack = start('unread-requests.ts', [stack.port, CONNECTIONS, PIPELINED, SECONDS])
  const watched = watch(pid, attack)
  const latencies = await neighbour(SECONDS)
  report('under attack', latencies)
  const { peak, cpuSeconds } = await watched
  console.log(
    `RSS: ${rssBefore} MB before, ${peak} MB at most (+${peak - rssBefore} MB); CPU ${cpuSeconds.toFixed(1)} s`,
  )
  await pause(1000)
  console.log(`RSS afterwards: ${rss(pid)} MB`)
} finally {
  await stack.stop()
  stack.remove()
}

/** Asks at a steady pace, whatever the earlier answers do, and returns the milliseconds of each answer. */
async function neighbour(seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = []
  const until = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < until; n++) {
    asked.push(ask(PATHS[n % PATHS.length] ?? '/'))
    await pause(ASK_EVERY_MS)
  }
  return Promise.all(asked)
}

function ask(path: string): Promise<number> {
  const since = performance.now()
  const headers = { host: 'keystone.localhost' }
  const options = { host: '127.0.0.1', localAddress: NEIGHBOUR_ADDRESS, port: stack.port, path, agent: false, headers }
  return new Promise((resolve, reject) =>
    request(options, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`the neighbour's ${path} was answered ${answer.statusCode}`))
      answer.resume().once('end', () => resolve(performance.now() - since))
    })
      .on('error', reject)
      .end(),
  )
}

function report(name: string, latencies: number[]): void {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  console.log(
    `neighbour ${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${sorted.at(-1)?.toFixed(1)} ms of ${sorted.length}`,
  )
}

function start(file: string, args: number[]): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url))
  return spawn(process.execPath, [path, ...args.map(String)], { stdio: ['ignore', 'inherit', 'inherit'] })
}

async function watch(process: number, attack: ChildProcess): Promise<{ peak: number; cpuSeconds: number }> {
  const ended = once(attack, 'exit').then(() => true)
  const cpuBefore = cpu(process)
  let peak = 0
  do peak = Math.max(peak, rss(process))
  while (!(await Promise.race([ended, pause(SAMPLE_EVERY_MS, false)])))
  return { peak, cpuSeconds: cpu(process) - cpuBefore }
}

function cpu(process: number): number {
  const fields = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function rss(process: number): number {
  const text = readFileSync(`/proc/${process}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1]) / 1024)
}
