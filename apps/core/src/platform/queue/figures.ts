import type { Db } from '../db/open.ts'

interface QueueFigures {
  name: string
  waiting: number
  running: number
  oldestSeconds: number | null
  failed: number
}

const DUE = `state in ('created', 'retry') and start_after <= now()`

/** Whether a job of one of these queues waits that could run now. */
export async function hasDue(db: Pick<Db, 'execute'>, names: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(`select 1 from pgboss.job where name = any($1::text[]) and ${DUE} limit 1`, [names])
  return rows.length > 0
}

/** The queues that have jobs, by name: how many wait and since when, run, and failed for good within 24 hours. */
export async function queueFigures(db: Pick<Db, 'execute'>): Promise<QueueFigures[]> {
  const { rows } = await db.execute(`
    select name, (count(*) filter (where ${DUE}))::int as waiting, (count(*) filter (where state = 'active'))::int as running,
      (extract(epoch from now() - min(start_after) filter (where ${DUE})))::int as "oldestSeconds",
      (count(*) filter (where state = 'failed' and completed_on > now() - interval '24 hours'))::int as failed
    from pgboss.job where name not like '%-exhausted' group by name order by name`)
  return rows as unknown as QueueFigures[]
}
