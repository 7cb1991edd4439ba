// `npm run bench -- only neighbours [attack ...]`: how people of one tenant affect the others. Measures the responses to a person of
// another tenant, idle and during each attack of neighbour-attacks.ts, on the real server (embedded database, or DATABASE_URL).
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { getPriority, setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startStack } from '../../apps/shell/e2e/stack.ts'

const ATTACKS = ['plain scripts', 'worst scripts', 'announced megabytes', 'chunked megabytes', 'wrong lists']
const PHASE_MS = 6000
const WARM_UP_MS = 2000
const PAUSE_MS = 10
/** A start draws pictures of all presenters first. */
const START_MS = 12_000
/** An attack comes from another machine: it should not take the processor from the server. */
const ATTACK_NICE = 5
const MOST = { ratio: 2, p99: 100 }
const CASES = [
  { name: 'GET /api/user', path: '/api/user' },
  { name: 'page', path: '/' },
]

const wanted = process.argv.slice(2)
const stack = await startStack()
const agent = new Agent({ keepAlive: true })
let isGood = true
try {
  const victim = await registered('keystone', 'victim')
  const attackers = await Promise.all(['ana', 'ben', 'cem', 'dia'].map((name) => registered('waymark', name)))
  await pause(START_MS)
  await measure(victim, WARM_UP_MS)
  const idle = await measure(victim)
  console.log(
    `${'attack'.padEnd(22)}${CASES.map(({ name }) => `${name}: p50, p99 ms`.padEnd(34)).join('')}loop  MB    answers to it`,
  )
  console.log(line('none', idle, idle))
  for (const name of wanted.length > 0 ? wanted : ATTACKS) {
    const attack = begin(name, attackers)
    await pause(WARM_UP_MS)
    const found = await measure(victim)
    const counts = await countsOf(attack)
    attack.kill()
    await once(attack, 'exit')
    console.log(line(name, found, idle) + counts)
    await quiet()
    isGood &&= found.found.every(
      ({ p50, p99 }, at) => p50 <= (idle.found[at]?.p50 ?? 0) * MOST.ratio && p99 <= MOST.p99,
    )
  }
} finally {
  agent.destroy()
  await stack.stop()
  stack.remove()
}
process.exitCode = isGood ? 0 : 1

function begin(name: string, cookies: string[]): ChildProcess {
  const file = fileURLToPath(new URL('neighbour-attacks.ts', import.meta.url))
  const attack = fork(file, [name, String(stack.port), 'waymark.localhost', JSON.stringify(cookies)])
  if (attack.pid) setPriority(attack.pid, getPriority() + ATTACK_NICE)
  return attack
}

/** Waits until an attack has no further effect. */
async function quiet(): Promise<void> {
  for (let busy = 1; busy > 0.2;) {
    const before = loopSeconds()
    await pause(WARM_UP_MS)
    busy = ((loopSeconds() - before) * 1000) / WARM_UP_MS
  }
}

/** Processor time of the server's main thread, which is that of its loop, where Linux tells it. */
function loopSeconds(): number {
  const { pid } = stack.process
  const [user, system] =
    readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? []
  return (Number(user) + Number(system)) / 100
}

async function countsOf(attack: ChildProcess): Promise<string> {
  attack.send('counts')
  const [counts] = (await once(attack, 'message')) as [Record<string, number>]
  return Object.entries(counts)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')
}

interface Found {
  p50: number
  p99: number
}

interface Measured {
  found: Found[]
  /** The share of the time in which the server's loop was busy. */
  loop: number
}

/** One request after the other, as a person sends them, so that what is measured is how long each waits. */
async function measure(cookie: string, milliseconds = PHASE_MS): Promise<Measured> {
  const times = CASES.map(() => [] as number[])
  const loopBefore = loopSeconds()
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    for (const [at, { path }] of CASES.entries()) {
      const since = performance.now()
      const { status } = await ask('keystone', path, { cookie })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      times[at]?.push(performance.now() - since)
      await pause(PAUSE_MS)
    }
  }
  const loop = (loopSeconds() - loopBefore) / (milliseconds / 1000)
  const found = times.map((each) => {
    const sorted = each.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
    return { p50: at(0.5), p99: at(0.99) }
  })
  return { found, loop }
}

function line(name: string, { found, loop }: Measured, { found: idle }: Measured): string {
  const cells = found.map(({ p50, p99 }, at) => {
    const ratios = [p50 / (idle[at]?.p50 ?? 1), p99 / (idle[at]?.p99 ?? 1)].map((ratio) => ratio.toFixed(1))
    return `${p50.toFixed(1)} (${ratios[0]} x)  ${p99.toFixed(1)} (${ratios[1]} x)`.padEnd(34)
  })
  return name.padEnd(22) + cells.join('') + `${(loop * 100).toFixed(0)} %`.padEnd(6) + memory().padEnd(6)
}

/** Resident memory of the server, where Linux tells it. */
function memory(): string {
  const text = readFileSync(`/proc/${stack.process.pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024).toFixed(0)
}

async function registered(tenant: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password: 'seven plain old words' })
  const { status, cookie } = await ask(tenant, '/auth/register', { method: 'POST', body })
  if (status !== 201) throw new Error(`could not register ${username}: ${status}`)
  return cookie
}

interface Asked {
  method?: string
  cookie?: string
  body?: string
}

function ask(tenant: string, path: string, { method = 'GET', cookie = '', body }: Asked) {
  const headers = {
    host: `${tenant}.localhost`,
    cookie,
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
  }
  return new Promise<{ status: number; cookie: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: stack.port, method, path, headers, agent }, (answer) => {
      const given = (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, cookie: given }))
    })
    asked.on('error', reject).end(body)
  })
}
