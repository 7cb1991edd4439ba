import { sql } from 'kysely'
import type { Db } from '../db/open.ts'

export interface NodeRow {
  id: string
  host: string
  role: 'all' | 'web' | 'worker'
  version: string
  started_at: Date
  memory_bytes: number
}

/** Times are the database's, so that the clocks of nodes need not agree. */
const MINUTES_SINCE = sql<number>`extract(epoch from now() - seen_at) / 60`

/** Records that a node is running, and deletes those that have been silent for too long. */
export async function renewNode(db: Db, node: NodeRow, silentMinutesMax: number): Promise<void> {
  await db.asSystem('a node belongs to no tenant', async (tx) => {
    await tx
      .insertInto('node')
      .values(node)
      .onConflict((same) => same.column('id').doUpdateSet({ memory_bytes: node.memory_bytes, seen_at: sql`now()` }))
      .execute()
    await tx.deleteFrom('node').where(MINUTES_SINCE, '>', silentMinutesMax).execute()
  })
}

export async function deleteNode(db: Db, id: string): Promise<void> {
  await db.asSystem('a node belongs to no tenant', (tx) => tx.deleteFrom('node').where('id', '=', id).execute())
}

/** Lists the nodes by name, with the minutes since each was last seen. */
export function listNodes(db: Db, limit: number) {
  return db.asSystem('the operator looks at the nodes', (tx) =>
    tx
      .selectFrom('node')
      .select(['id', 'host', 'role', 'version', 'started_at', 'memory_bytes', 'seen_at'])
      .select(MINUTES_SINCE.as('silent_minutes'))
      .orderBy('host')
      .orderBy('started_at')
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
}
