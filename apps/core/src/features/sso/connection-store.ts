import type { SsoRole, SsoRule } from '@vitrine/contract'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { TenantTx } from '../../platform/db/open.ts'

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>

export function findConnection(tx: TenantTx) {
  return tx.selectFrom('sso_connection').selectAll().where('tenant_id', '=', tx.tenantId).executeTakeFirst()
}

interface Connection {
  issuer: string
  clientId: string
  /** Encrypted. */
  clientSecret: string
  roleClaim: string
  rules: readonly SsoRule[]
  defaultRole: SsoRole
  isOn: boolean
  changedAt: Date
}

export async function saveConnection(tx: TenantTx, connection: Connection): Promise<void> {
  const row = {
    issuer: connection.issuer,
    client_id: connection.clientId,
    client_secret: connection.clientSecret,
    role_claim: connection.roleClaim,
    rules: jsonb([...connection.rules]),
    default_role: connection.defaultRole,
    is_on: connection.isOn,
    changed_at: connection.changedAt,
  }
  await tx
    .insertInto('sso_connection')
    .values({ tenant_id: tx.tenantId, ...row })
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet(row))
    .execute()
}

/** Returns false where there was none. */
export async function deleteConnection(tx: TenantTx): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('sso_connection')
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Whether people of the tenant can sign in with its identity provider. */
export async function hasSsoIn(tx: TenantTx): Promise<boolean> {
  const found = await tx
    .selectFrom('sso_connection')
    .select('is_on')
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirst()
  return found?.is_on === true
}
