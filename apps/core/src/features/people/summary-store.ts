import type { SystemTx, TenantTx } from '../../platform/db/open.ts'
import { isOwnRow } from '../../platform/db/own-rows.ts'

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

/** The people who can sign in with the hash of their password, to be joined: a query that only reads. */
export function personCredentials(tx: TenantTx) {
  return tx
    .selectFrom('app_user')
    .select(['tenant_id', 'id', 'password_hash'])
    .where('tenant_id', '=', tx.tenantId)
    .where('disabled_at', 'is', null)
}
