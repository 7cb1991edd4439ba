import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'
import { isOwnRow } from '../../../platform/db/own-rows.ts'

/**
 * The people of the tenant, or of all tenants in a transaction across them, to be joined by other features: a query that
 * only reads, e.g. `.leftJoin(personSummaries(tx).as('writer'), ...)`. PostgreSQL plans it like the table itself.
 */
export function personSummaries(tx: TenantTx | SystemTx) {
  return tx
    .selectFrom('app_user')
    .select(['tenant_id', 'id', 'username', 'email', 'email_verified_at', 'display_name', 'role', 'member_role'])
    .select(['language', 'newsletter_since', 'subscription_status', 'created_at', 'disabled_at', 'erased_at'])
    .where(isOwnRow(tx))
}

/** When the people were last seen, by session; the same. */
export function sessionSummaries(tx: TenantTx | SystemTx) {
  return tx.selectFrom('session').select(['tenant_id', 'user_id', 'last_seen_at']).where(isOwnRow(tx))
}
