import type { Act } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'

export interface Wanted {
  act?: Act | undefined
  /** Who did it or whom it was done to. */
  person?: string | undefined
  cursor?: string | undefined
  limit: number
}

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

/** Lines of the tenant, newest first: their ids are given in the order of their acts. */
export function listLines(tx: TenantTx, { act, person, cursor, limit }: Wanted) {
  return tx
    .selectFrom('audit_line')
    .select(['id', 'at', 'actor_id', 'act', 'subject', 'address', 'detail', 'acted_by'])
    .where('tenant_id', '=', tx.tenantId)
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? ''))
    .$if(person !== undefined, (query) =>
      query.where((or) => or.or([or('actor_id', '=', person ?? ''), or('subject', '=', person ?? '')])),
    )
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The usernames of those who are people of this tenant, by id. */
export async function usernamesOf(tx: TenantTx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('app_user')
    .select(['id', 'username'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, username }) => [id, username]))
}
