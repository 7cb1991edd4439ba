import { type SqlBool, sql } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'

/** Former addresses, reserved for their person while the change can be undone, to be joined by other features. */
export function reservedAddresses(tx: TenantTx) {
  return tx
    .selectFrom('email_change')
    .select(['user_id', 'from_email'])
    .where('tenant_id', '=', tx.tenantId)
    .where(sql<SqlBool>`confirmed_at > now() - interval '7 days'`)
}
