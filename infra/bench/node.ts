// The cost of an idle node: resident memory after a warm start, and the start itself.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startStack } from '../../apps/shell/e2e/stack.ts'
import { at, onPostgres } from './at-size.ts'
import type { Figure } from './table/figure.ts'
import { printFigures } from './table/print.ts'

/** By then a node has finished the work that follows its start. */
const IDLE_MS = 10_000

interface Started {
  /** Milliseconds until it answers, and of CPU until then. */
  elapsed: number
  cpu: number
  megabytes: number
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const rounds = isQuick ? 1 : 3
  const embedded = await startOften({}, rounds)
  let web: Started[] = []
  await onPostgres('node', async (url) => {
    web = await startOften({ DATABASE_URL: url, ROLE: 'web' }, rounds)
  })
  const middle = (all: Started[], read: (one: Started) => number) => at(all.map(read), 0.5)
  return [
    {
      key: 'node.start',
      what: 'warm start, embedded database',
      value: middle(embedded, ({ elapsed }) => elapsed / 1000),
      unit: 's',
      aim: { atMost: 5 },
    },
    { key: 'node.start.cpu', what: '- its CPU', value: middle(embedded, ({ cpu }) => cpu / 1000), unit: 's CPU' },
    {
      key: 'node.idle',
      what: 'memory of an idle node with the embedded database',
      value: middle(embedded, ({ megabytes }) => megabytes),
      unit: 'MB',
    },
    {
      key: 'node.web',
      what: 'memory of an idle web node on PostgreSQL',
      value: middle(web, ({ megabytes }) => megabytes),
      unit: 'MB',
      aim: { atMost: 250 },
    },
  ]
}

/** Starts a node on a filled folder and database several times, one after the other. */
async function startOften(settings: Record<string, string>, rounds: number): Promise<Started[]> {
  // The first start fills the database, by a node of every role.
  const first = await startStack(undefined, { ...settings, ROLE: 'all' })
  await first.stop()
  const started: Started[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    const stack = await startStack(first, settings)
    const elapsed = performance.now() - begun
    const pid = stack.process.pid ?? 0
    const cpu = cpuMs(pid)
    await pause(IDLE_MS)
    started.push({ elapsed, cpu, megabytes: proportional(pid) })
    await stack.stop()
  }
  first.remove()
  return started
}

function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

/** Proportional set size of the server's own process in MB. */
function proportional(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
}

if (import.meta.main) printFigures(await figures(process.argv.includes('--quick')))
