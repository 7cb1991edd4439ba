import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table about what the people of a site do for its other people. */
export async function fillHelp(tx: TenantTx, userId: string): Promise<void> {
  const keyId = newId()
  const times = { created_at: new Date(), expires_at: new Date() }
  const named = { name: 'n', prefix: 'b', secret_hash: newId(), scopes: jsonb([]) }
  await tx
    .insertInto('api_key')
    .values({ tenant_id: tx.tenantId, id: keyId, user_id: userId, ...named, ...times })
    .execute()
  await tx
    .insertInto('idempotency_key')
    .values({
      tenant_id: tx.tenantId,
      caller_id: keyId,
      user_id: userId,
      key: 'n',
      request_hash: 'h',
      created_at: new Date(),
    })
    .execute()
  const about = { tenant_id: tx.tenantId, user_id: userId, reason: 'r' }
  const creditGrant = { id: newId(), granted_by: newId(), half_credits: 1, at: new Date() }
  await tx
    .insertInto('credit_grant')
    .values({ ...about, ...creditGrant })
    .execute()
  const balances = { before_half_credits: 0, after_half_credits: 1 }
  await tx
    .insertInto('credit_adjustment')
    .values({ ...about, ...balances, id: newId(), adjusted_by: newId(), at: new Date() })
    .execute()
  await tx
    .insertInto('impersonation_session')
    .values({ ...about, id: newId(), created_at: new Date(), request_expires_at: new Date() })
    .execute()
}
