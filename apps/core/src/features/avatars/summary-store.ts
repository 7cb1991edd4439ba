import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'

/** The presenters of the tenant, or of all in a transaction across tenants, to be joined: a query that only reads. */
export function avatarSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('avatar')
    .select(['tenant_id', 'id', 'user_id', 'name', 'type', 'status', 'review', 'created_at'])
    .select(['upload_id', 'speaking_upload_id', 'consent_id', 'presenter_id'])
    .where(isOwnRow(tx))
}

/** Returns the number of presenters of all tenants by type. */
export function countEverywhereByType(tx: SystemTx) {
  return tx
    .selectFrom('avatar')
    .select(['type', (row) => row.fn.countAll<number>().as('n')])
    .groupBy('type')
    .execute()
}
