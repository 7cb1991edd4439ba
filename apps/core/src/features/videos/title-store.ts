import { sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

interface TitlesAsked {
  start: string
  since: Date
}

/** Titles with this start among the videos that a person made since then. */
export async function titlesSince(tx: TenantTx, userId: string, { start, since }: TitlesAsked): Promise<string[]> {
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
