import { sql } from 'kysely'
import { containing } from '../../platform/db/containing.ts'
import { type PageAsked, byText, inOrder, isAfter, placeOf } from '../../platform/db/keyset.ts'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'

export type PartnerRow = Awaited<ReturnType<typeof listTenants>>[number]

export interface TenantFilter {
  slug?: string | undefined
  kind?: 'flagship' | 'partner' | undefined
  /** A part of the name or of the slug. */
  q?: string | undefined
}

export function listTenants(db: Db, { slug, kind, q }: TenantFilter) {
  return db.asSystem('the operator looks at the tenants', (tx) =>
    tenants(tx)
      .$if(slug !== undefined, (rows) => rows.where('slug', '=', slug ?? ''))
      .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'partner'))
      .$if(q !== undefined, (rows) => rows.where(containing(q ?? '', 'name', 'slug')))
      .execute(),
  )
}

const BY_NAME = { key: byText('name'), id: sql.ref('tenant.id'), direction: 'asc' } as const

/** The names of the tenants, one row more than the page has. */
export function listTenantNames(db: Db, { cursor, limit }: PageAsked) {
  return db.asSystem('the operator chooses among the tenants', (tx) =>
    tenants(tx)
      .select(placeOf(BY_NAME).as('place'))
      .where(isAfter(BY_NAME, cursor))
      .orderBy(inOrder(BY_NAME))
      .limit(limit + 1)
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

/** The partners of the platform by name. */
export function listPartners(db: Db) {
  return db.asSystem('the operator looks at the partners', (tx) =>
    tenants(tx).where('kind', '=', 'partner').orderBy('name').orderBy('tenant.id').execute(),
  )
}

/** Whether a slug names a tenant, or named one that was deleted after `since`: links to that one still go round. */
export async function isSlugUsed(tx: SystemTx, slug: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from tenant where slug = ${slug})
      or exists (select 1 from tenant_removal where slug = ${slug} and requested_at > ${since}) as used`.execute(tx)
  return rows[0]?.used === true
}

export async function changeTenant(
  tx: TenantTx,
  change: { name?: string; plan?: string; status?: 'active' | 'suspended' },
): Promise<void> {
  await tx.updateTable('tenant').set(change).where('id', '=', tx.tenantId).execute()
}

/** The plan of the tenant, held until the end of the transaction. */
export function lockTenant(tx: TenantTx): Promise<{ plan: string | null }> {
  return tx.selectFrom('tenant').select('plan').where('id', '=', tx.tenantId).forUpdate().executeTakeFirstOrThrow()
}

/** Pauses the tenant's site or opens it. Returns false where it stood so already. */
export async function setStatus(tx: TenantTx, status: 'active' | 'suspended'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenant')
    .set({ status })
    .where('id', '=', tx.tenantId)
    .where('status', '!=', status)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
