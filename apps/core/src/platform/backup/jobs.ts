import { sql } from 'kysely'
import type { SystemTx } from '../db/open.ts'

/** A job of the queue that waited or ran when the backup was made. */
export interface DumpedJob {
  name: string
  data: Record<string, string | null>
  singletonKey: string | null
  startAfter: string
}

/**
 * Jobs that a restored installation must not repeat, because they have probably run since the backup: emails, and charges to a
 * card on file. Jobs that people wait for (renders, uploads, exports) run again and are charged once.
 */
const LEFT_OUT = ['mail', 'newsletter', 'webhook']
const CHARGES = ['top-up', 'partner-invoice']

/** Returns the jobs that a restored installation continues, oldest first. Call it as the owner of the database. */
export async function listJobs(tx: SystemTx): Promise<DumpedJob[]> {
  const { rows: found } = await sql`select 1 where to_regclass('pgboss.job') is not null`.execute(tx)
  if (found.length === 0) return []
  const names = LEFT_OUT.flatMap((name) => [name, `${name}-exhausted`])
  const { rows } = await sql<DumpedJob>`
    select name, data, singleton_key as "singletonKey", to_json(start_after)::text as "startAfter" from pgboss.job
    where state < 'completed' and name <> all(${names}::text[])
      and not (name = 'payment' and coalesce(data->>'kind', '') = any(${CHARGES}::text[]))
    order by created_on, id`.execute(tx)
  return rows.map((row) => ({ ...row, startAfter: JSON.parse(row.startAfter) as string }))
}
