import type { Cluster } from '../cluster/open-cluster.ts'
import type { Node } from '../drills/nodes.ts'
import { endsOf, newPerson, newVideo } from '../drills/people.ts'
import { type Tally, startTraffic } from './traffic.ts'

/** How much a run does. A full run takes hours. */
export interface Amounts {
  rounds: number
  kills: number
  absences: number
  absenceSeconds: number
}

/** The effects of a fault on the cluster. */
export interface Verdict {
  fault: string
  done: string
  /** Processes that ended without being stopped by the test. */
  exits: number
  tally: Tally
  videos: number
  lost: number
  /** Ready videos whose file cannot be read. */
  unreadable: number
  wrongCharges: number
  /** The longest time from the end of a fault to the first successful response; undefined for faults without an outage. */
  backMs: number | undefined
  /** Failed expectations as sentences. Empty: the run passed. */
  failures: string[]
}

interface Run {
  /** Orders a video, whose final state is checked after the fault. */
  order(): void
  /** Records that a node was stopped on purpose. */
  ended(node: Node): void
  /** Measures the time until the next successful response that needs the database. */
  measureReturn(): Promise<void>
  /** Adds the message to the failures unless the expectation is met. */
  expect(isMet: boolean, failure: string): void
}

const RECOVERY_LIMIT_MS = 2000
const POLL_INTERVAL_MS = 20

interface Rules {
  /** For faults that break what every request needs. */
  mayFail: boolean
  /** For faults in which a video may fail and its credits are returned. */
  mayFailVideos?: boolean
  requestsPerSecond?: number
}

/** Runs one fault under traffic and returns its effects. */
export async function check(
  cluster: Cluster,
  fault: string,
  { mayFail, mayFailVideos = false, requestsPerSecond }: Rules,
  work: (run: Run) => Promise<string>,
): Promise<Verdict> {
  const visitor = await newPerson(cluster.port)
  const made: ReturnType<typeof newVideo>[] = []
  const endedByUs = new Set<Node>()
  const returns: number[] = []
  const unmet = new Set<string>()
  const seen = new Set(cluster.nodes)
  const traffic = startTraffic(cluster.port, requestsPerSecond)
  const done = await work({
    order: () => void made.push(newVideo(cluster.port)),
    ended: (node) => void endedByUs.add(node),
    async measureReturn() {
      returns.push(await firstAnswer())
    },
    expect: (isMet, failure) => void (isMet || unmet.add(failure)),
  })
  const tally = await traffic.stop()
  for (const node of cluster.nodes) seen.add(node)
  const ends = await endsOf(cluster.port, await Promise.all(made))
  const exits = [...seen].filter((node) => node.hasEnded() && !endedByUs.has(node)).length
  const backMs = returns.length > 0 ? Math.max(...returns) : undefined
  const failures = [
    ...(exits ? [`${exits} nodes ended that were not stopped`] : []),
    ...unmet,
    ...(ends.unreadable ? [`${ends.unreadable} ready videos could not be read`] : []),
    ...(ends.lost ? [`${ends.lost} videos were lost`] : []),
    ...(ends.failed && !mayFailVideos ? [`${ends.failed} videos failed: ${String(ends.reasons[0])}`] : []),
    ...(ends.wrongCharges ? [`${ends.wrongCharges} videos were charged wrongly`] : []),
    ...(tally.failed && !mayFail ? [`${tally.failed} requests failed: ${tally.causes.join('; ')}`] : []),
    ...(backMs !== undefined && backMs > RECOVERY_LIMIT_MS ? [`the first response came after ${backMs} ms`] : []),
  ]
  return { fault, done, exits, tally, videos: made.length, ...ends, backMs, failures }

  async function firstAnswer(): Promise<number> {
    const since = performance.now()
    for (;;) {
      const answer = await visitor.ask(cluster.port, 'GET /api/user').catch(() => undefined)
      if (answer?.status === 200) return Math.round(performance.now() - since)
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
  }
}

/** Prints one row per fault, then the failed expectations. */
export function printTable(verdicts: readonly Verdict[]): void {
  console.table(
    verdicts.map(({ fault, done, exits, tally, videos, lost, unreadable, wrongCharges, backMs, failures }) => ({
      fault,
      done,
      exits,
      requests: tally.asked,
      failed: tally.failed,
      'refused (429)': tally.limited,
      'slowest ms': tally.slowestMs,
      videos,
      lost,
      unreadable,
      'charged wrongly': wrongCharges,
      'back after ms': backMs ?? '-',
      verdict: failures.length === 0 ? 'ok' : 'FAILED',
    })),
  )
  for (const { fault, failures } of verdicts) for (const line of failures) console.log(`x ${fault}: ${line}`)
}
