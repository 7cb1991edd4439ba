import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

interface TitlesQuery {
  start: string
  since: Date
}

/** Returns the titles that begin with `start` among the person's videos created after `since`. */
export async function titlesSince(tx: TenantTx, userId: string, { start, since }: TitlesQuery): Promise<string[]> {
  const rows = await tx
    .selectFrom('video')
    .select('title')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('created_at', '>', since)
    .where(sql<boolean>`starts_with(title, ${start})`)
    .execute()
  return rows.map(({ title }) => title)
}
