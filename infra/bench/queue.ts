// How many jobs a second the queue hands out and ends, against a bare table with FOR UPDATE SKIP LOCKED. Rounds take turns.
import { Client } from 'pg'
import type { Deps } from '../../apps/core/src/deps.ts'
import type { QueueName } from '../../apps/core/src/platform/queue/rules.ts'
import { at, onPostgres, withProduct } from './at-size.ts'
import type { Figure } from './table/figure.ts'
import { printFigures } from './table/print.ts'

const CONCURRENCY = 4
/** One queue takes the oldest job; in the other one tenants take turns. */
const OLDEST_FIRST: QueueName = 'webhook'
const BY_TURNS: QueueName = 'upload'

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const [rounds, jobs] = isQuick ? [3, 300] : [9, 1000]
  const found: Figure[] = []
  await onPostgres('queue', (url) =>
    withProduct(url, async (deps) => {
      const kinds = {
        oldest: workOn(deps, OLDEST_FIRST),
        turns: workOn(deps, BY_TURNS),
        raw: await rawTable(deps, url),
      }
      const times: Record<string, number[]> = {}
      for (let round = -1; round < rounds; round++)
        for (const [name, run] of Object.entries(kinds)) {
          const perSecond = await run(jobs)
          if (round >= 0) (times[name] ??= []).push(perSecond)
        }
      const middle = (name: string) => at(times[name] ?? [], 0.5)
      const peer = { what: 'raw SKIP LOCKED', value: middle('raw') }
      const row = (key: string, what: string): Figure => ({
        key: `queue.${key}`,
        what,
        value: middle(key),
        unit: 'jobs/s',
        peer,
      })
      found.push(
        { ...row('oldest', 'queue: claim and end a job'), aim: { atLeast: 0.4 } },
        row('turns', '- where tenants take turns'),
      )
    }),
  )
  return found
}

/** Returns a function that adds jobs and then processes them. It returns jobs per second, without the time of adding. */
function workOn({ db, queue }: Deps, name: QueueName): (jobs: number) => Promise<number> {
  let left = 0
  let begin: () => void = () => {}
  let end: () => void = () => {}
  let gate = Promise.resolve()
  queue.work(name, {
    concurrency: CONCURRENCY,
    async handle() {
      await gate
      if (--left === 0) end()
    },
  })
  return async (jobs) => {
    left = jobs
    gate = new Promise((resolve) => (begin = resolve))
    const ended = new Promise<void>((resolve) => (end = resolve))
    const all = Array.from({ length: jobs }, (_, n) => ({ payload: { n: String(n) }, startAfterSeconds: 0 }))
    await db.asSystem('the benchmark adds jobs', (tx) => queue.sendAll(tx, name, all))
    const start = performance.now()
    begin()
    await ended
    return (jobs * 1000) / (performance.now() - start)
  }
}

async function rawTable({ db }: Deps, databaseUrl: string): Promise<(jobs: number) => Promise<number>> {
  await db.execute(
    `create table raw_job (id bigint generated always as identity primary key, state text not null default 'created', data jsonb);
     create index on raw_job (id) where state = 'created'`,
  )
  return async (jobs) => {
    await db.execute(`insert into raw_job (data) select jsonb_build_object('n', n) from generate_series(1, ${jobs}) n`)
    const clients = Array.from({ length: CONCURRENCY }, () => new Client({ connectionString: databaseUrl }))
    for (const client of clients) await client.connect()
    const start = performance.now()
    await Promise.all(clients.map(drain))
    const seconds = (performance.now() - start) / 1000
    for (const client of clients) await client.end()
    return jobs / seconds
  }
}

async function drain(client: InstanceType<typeof Client>): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ id: string }>(
      `update raw_job set state = 'active' where id = (
         select id from raw_job where state = 'created' order by id limit 1 for update skip locked) returning id`,
    )
    if (!rows[0]) return
    await client.query(`update raw_job set state = 'completed' where id = $1`, [rows[0].id])
  }
}

if (import.meta.main) printFigures(await figures(process.argv.includes('--quick')))
