import type { TenantTx } from '../../../platform/db/open.ts'

/** A person's own lines of the audit log, newest first: what they did, and tries to sign in as them. */
export function listOwnLines(
  tx: TenantTx,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
) {
  return tx
    .selectFrom('audit_line')
    .select(['id', 'at', 'act', 'subject', 'address', 'detail'])
    .where('tenant_id', '=', tx.tenantId)
    .where((line) =>
      line.or([line('actor_id', '=', userId), line.and([line('actor_id', 'is', null), line('subject', '=', userId)])]),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
