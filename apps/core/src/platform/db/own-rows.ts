import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SystemTx, TenantTx } from './open.ts'

/** Returns a condition: a row belongs to the tenant of the transaction. In a transaction across tenants, every row does. */
export function isOwnRow(tx: TenantTx | SystemTx, column = 'tenant_id'): RawBuilder<SqlBool> {
  return tx.tenantId === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${tx.tenantId}`
}
