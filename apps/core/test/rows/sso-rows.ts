import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of single sign-on. */
export async function fillSso(tx: TenantTx): Promise<void> {
  const own = { tenant_id: tx.tenantId }
  const connection = { issuer: 'i', client_id: 'c', client_secret: 's', changed_at: new Date() }
  await tx
    .insertInto('sso_connection')
    .values({ ...own, ...connection })
    .execute()
  await tx
    .insertInto('sso_domain')
    .values({ ...own, id: newId(), domain: 'd', token: 't', created_at: new Date() })
    .execute()
  const { id: userId } = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('scim_user')
    .values({ ...own, user_id: userId, external_id: 'e' })
    .execute()
  const token = { id: newId(), beginning: 'b', secret_hash: 'h', created_at: new Date() }
  await tx
    .insertInto('scim_token')
    .values({ ...own, ...token })
    .execute()
}
