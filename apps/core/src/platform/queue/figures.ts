import type { Db } from '../db/open.ts'

interface QueueFigures {
  name: string
  waiting: number
  running: number
  oldestSeconds: number | null
  failed: number
}

const DUE = `state in ('created', 'retry') and start_after <= now()`

/** Returns whether one of these queues has a waiting job that could run now. */
export async function hasDue(db: Pick<Db, 'execute'>, names: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(`select 1 from pgboss.job where name = any($1::text[]) and ${DUE} limit 1`, [names])
  return rows.length > 0
}

/** Lists the queues with jobs by name: how many are waiting and since when, running, and failed permanently within 24 hours. */
export async function queueFigures(db: Pick<Db, 'execute'>): Promise<QueueFigures[]> {
  const { rows } = await db.execute(`
    select name, (count(*) filter (where ${DUE}))::int as waiting, (count(*) filter (where state = 'active'))::int as running,
      (extract(epoch from now() - min(start_after) filter (where ${DUE})))::int as "oldestSeconds",
      (count(*) filter (where state = 'failed' and completed_on > now() - interval '24 hours'))::int as failed
    from pgboss.job where name not like '%-exhausted' group by name order by name`)
  return rows as unknown as QueueFigures[]
}
