import { sql } from 'kysely'
import type { Db, SystemTx, TenantTx } from '../../../platform/db/open.ts'

export type PartnerRow = Awaited<ReturnType<typeof listTenants>>[number]

interface Wanted {
  cursor?: string | undefined
  slug?: string | undefined
  limit: number
}

/** The tenants of the platform, newest first: ids are given in the order in which they were added. */
export function listTenants(db: Db, { cursor, slug, limit }: Wanted) {
  return db.asSystem('the operator looks at the tenants', (tx) =>
    tenants(tx)
      .$if(cursor !== undefined, (query) => query.where('tenant.id', '<', cursor ?? ''))
      .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
      .orderBy('tenant.id', 'desc')
      .limit(limit)
      .execute(),
  )
}

export function findTenant(db: Db, id: string): Promise<PartnerRow | undefined> {
  return db.asSystem('the operator looks at a tenant', (tx) =>
    tenants(tx).where('tenant.id', '=', id).executeTakeFirst(),
  )
}

/** Those that are being deleted are gone for everybody. */
function tenants(tx: SystemTx) {
  return tx
    .selectFrom('tenant')
    .select(['tenant.id', 'slug', 'name', 'kind', 'vertical', 'status', 'plan', 'created_at'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tenant_removal').select('id').whereRef('removed_id', '=', 'tenant.id'))),
    )
}

/** Whether a slug names a tenant, or named one that was deleted after `since`: links to that one still go round. */
export async function isSlugUsed(tx: SystemTx, slug: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from tenant where slug = ${slug})
      or exists (select 1 from tenant_removal where slug = ${slug} and asked_at > ${since}) as used`.execute(tx)
  return rows[0]?.used === true
}

export async function changeTenant(
  tx: TenantTx,
  change: { name?: string; plan?: string; status?: 'active' | 'suspended' },
): Promise<void> {
  await tx.updateTable('tenant').set(change).where('id', '=', tx.tenantId).execute()
}
