import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

const batch = 5_000

/**
 * Deletes events of more than 24 hours ago, which no page can still need. Works in small steps, because a long statement blocks
 * the process with PGlite.
 */
export async function pruneEvents(db: Db): Promise<void> {
  let deleted: bigint
  do {
    deleted = await db.asSystem('delete old events of all tenants', async (tx) => {
      const result = await sql`
        delete from event where (tenant_id, seq) in
          (select tenant_id, seq from event where at < now() - interval '24 hours' limit ${batch})`.execute(tx)
      return result.numAffectedRows ?? 0n
    })
  } while (deleted >= batch)
}
