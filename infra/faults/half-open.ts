import type { Cluster } from '../cluster/open-cluster.ts'
import { newPerson, pause } from '../drills/people.ts'
import { type Amounts, type Verdict, check } from './verdict.ts'

const ASK_EVERY_MS = 200
/** The longest time that a person waits for a response, whatever happened to the connection to the database. */
const ANSWER_LIMIT_MS = 12_000
const DROPPED_MS = 200

/**
 * The network between the nodes and the database goes silent without ending a connection: for a while, and in every second
 * round only for the open connections, as behind a firewall that dropped them.
 */
export function halfOpenConnections(cluster: Cluster, { absences, absenceSeconds }: Amounts): Promise<Verdict> {
  return check(cluster, 'half-open connections', { mayFail: true }, async ({ order, measureReturn, expect }) => {
    const visitor = await newPerson(cluster.port)
    const seen = { asked: 0, unavailable: 0, slowestMs: 0, others: new Set<string>() }
    const underWay = new Set<Promise<void>>()
    const ticks = setInterval(() => {
      const asked = ask()
      underWay.add(asked)
      void asked.then(() => underWay.delete(asked))
    }, ASK_EVERY_MS)
    for (let round = 0; round < absences; round++) {
      order()
      await pause(3000)
      cluster.proxies.pooler.set('hang')
      await pause(round % 2 ? DROPPED_MS : absenceSeconds * 1000)
      cluster.proxies.pooler.set('pass')
      // Open connections stay silent: the measure is how long requests still wait for them.
      if (round % 2) await pause(ANSWER_LIMIT_MS)
      await measureReturn()
    }
    clearInterval(ticks)
    await Promise.all(underWay)
    expect(seen.others.size === 0, `answers other than 200 and 503 with Retry-After: ${[...seen.others].join('; ')}`)
    expect(seen.slowestMs <= ANSWER_LIMIT_MS, `an answer took ${seen.slowestMs} ms`)
    return `${absences} times; ${seen.unavailable} of ${seen.asked} calls 503, slowest ${seen.slowestMs} ms`

    async function ask(): Promise<void> {
      const since = performance.now()
      seen.asked++
      const answer = await visitor.ask(cluster.port, 'GET /api/user').catch((error: Error) => error)
      seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - since))
      if (answer instanceof Error) seen.others.add(answer.message)
      else if (answer.status === 503 && answer.headers['retry-after'] !== undefined) seen.unavailable++
      else if (answer.status !== 200) seen.others.add(`${answer.status} ${String(answer.body['code'])}`)
    }
  })
}
