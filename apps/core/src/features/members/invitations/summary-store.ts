import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'
import { isOwnRow } from '../../../platform/db/own-rows.ts'

/** The invitations of the tenant, or of all in a transaction across tenants, to be joined: a query that only reads. */
export function invitationSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('invitation')
    .select(['tenant_id', 'id', 'email', 'role', 'member_role', 'expires_at'])
    .where(isOwnRow(tx))
}
