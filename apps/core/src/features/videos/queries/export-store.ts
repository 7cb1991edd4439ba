import type { TenantTx } from '../../../platform/db/open.ts'

/** Returns a person's videos outside the trash in the order of creation, after the one with the id `after` if given. */
export function listVideosForExport(
  tx: TenantTx,
  userId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return tx
    .selectFrom('video')
    .select(['id', 'title', 'property_address', 'script', 'language', 'presenter_id', 'status', 'error_message'])
    .select(['duration_seconds', 'charged_half_credits', 'created_at', 'finished_at'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}
