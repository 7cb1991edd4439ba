import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { containing } from '../../platform/db/containing.ts'
import {
  type PageQuery,
  type SortedPageQuery,
  byText,
  byTime,
  inOrder,
  isAfter,
  placeOf,
} from '../../platform/db/keyset.ts'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/db/tables.ts'

export interface PartnerRow {
  id: string
  slug: string
  name: string
  kind: Tenant['kind']
  vertical: Tenant['vertical']
  status: 'active' | 'suspended'
  plan: string | null
  created_at: Date
}

export interface TenantFilter {
  slug?: string | undefined
  kind?: 'flagship' | 'partner' | undefined
  /** A part of the name or of the slug. */
  q?: string | undefined
}

const TENANT_KEYS = {
  createdAt: byTime('tenant.created_at'),
  name: byText('name'),
  plan: byText('plan'),
  status: byText('status'),
}

export type TenantsQuery = SortedPageQuery<keyof typeof TENANT_KEYS> & TenantFilter

/** Lists tenants, one row more than the page has. */
export function listTenants(db: Db, { cursor, limit, sort, order: direction, ...filter }: TenantsQuery) {
  const order = { key: TENANT_KEYS[sort], id: sql.ref('tenant.id'), direction }
  return db.asSystem('the operator looks at the tenants', (tx) =>
    tenants(tx)
      .select(placeOf(order).as('place'))
      .where(passes(filter))
      .where(isAfter(order, cursor))
      .orderBy(inOrder(order))
      .limit(limit + 1)
      .execute(),
  )
}

/** Lists all tenants that match, with only what their monthly figures are computed from. */
export function listTenantPlans(db: Db, filter: TenantFilter): Promise<{ id: string; plan: string | null }[]> {
  return db.asSystem('the operator looks at the months of the tenants', (tx) =>
    tenants(tx).clearSelect().select(['tenant.id', 'plan']).where(passes(filter)).execute(),
  )
}

/** Lists these tenants in the order of the ids. */
export async function listTenantsWithIds(db: Db, ids: readonly string[]): Promise<PartnerRow[]> {
  const rows = await db.asSystem('the operator looks at the tenants', (tx) =>
    tenants(tx)
      .where(sql<SqlBool>`tenant.id = any(${ids}::uuid[])`)
      .execute(),
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

function passes({ slug, kind, q }: TenantFilter): RawBuilder<SqlBool> {
  const rules = [
    sql<SqlBool>`true`,
    slug === undefined ? undefined : sql<SqlBool>`slug = ${slug}`,
    kind && sql<SqlBool>`kind = ${kind}`,
    q ? containing(q, 'name', 'slug') : undefined,
  ].filter((rule) => rule !== undefined)
  return sql<SqlBool>`(${sql.join(rules, sql` and `)})`
}

const BY_NAME = { key: byText('name'), id: sql.ref('tenant.id'), direction: 'asc' } as const

/** Lists the names of the tenants, one row more than the page has. */
export function listTenantNames(db: Db, { cursor, limit }: PageQuery) {
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

/** Tenants that are being deleted are left out everywhere. */
function tenants(tx: SystemTx) {
  return tx
    .selectFrom('tenant')
    .select(['tenant.id', 'slug', 'name', 'kind', 'vertical', 'status', 'plan', 'created_at'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tenant_removal').select('id').whereRef('removed_id', '=', 'tenant.id'))),
    )
}

/** Lists the partners of the platform by name. */
export function listPartners(db: Db) {
  return db.asSystem('the operator looks at the partners', (tx) =>
    tenants(tx).where('kind', '=', 'partner').orderBy('name').orderBy('tenant.id').execute(),
  )
}

/** Returns whether a slug belongs to a tenant, or to one deleted after `since`, whose links are still in use. */
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

/** Returns the plan of the tenant and locks it until the end of the transaction. */
export function lockTenant(tx: TenantTx): Promise<{ plan: string | null }> {
  return tx.selectFrom('tenant').select('plan').where('id', '=', tx.tenantId).forUpdate().executeTakeFirstOrThrow()
}

/** Pauses or opens the tenant's site. Returns false where it was in that state already. */
export async function setStatus(tx: TenantTx, status: 'active' | 'suspended'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tenant')
    .set({ status })
    .where('id', '=', tx.tenantId)
    .where('status', '!=', status)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
