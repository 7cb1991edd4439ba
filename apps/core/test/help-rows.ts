import { jsonb } from '../src/platform/db/jsonb.ts'
import type { TenantTx } from '../src/platform/db/open.ts'
import { newId } from '../src/platform/ids.ts'

/** One row in every table about what the people of a site do for its other people. */
export async function fillHelp(tx: TenantTx, userId: string): Promise<void> {
  const keyId = newId()
  const times = { created_at: new Date(), expires_at: new Date() }
  const named = { name: 'n', beginning: 'b', secret_hash: newId(), scopes: jsonb([]) }
  await tx
    .insertInto('api_key')
    .values({ tenant_id: tx.tenantId, id: keyId, user_id: userId, ...named, ...times })
    .execute()
  await tx
    .insertInto('kept_answer')
    .values({
      tenant_id: tx.tenantId,
      caller_id: keyId,
      user_id: userId,
      name: 'n',
      request_hash: 'h',
      created_at: new Date(),
    })
    .execute()
  const about = { tenant_id: tx.tenantId, user_id: userId, reason: 'r' }
  const gift = { id: newId(), given_by: newId(), half_credits: 1, at: new Date() }
  await tx
    .insertInto('credit_gift')
    .values({ ...about, ...gift })
    .execute()
  await tx
    .insertInto('support_login')
    .values({ ...about, id: newId(), created_at: new Date(), open_until: new Date() })
    .execute()
}
