import type { Tax } from '@vitrine/contract'
import { Tax as TaxSchema } from '@vitrine/contract/api'
import { sql } from 'kysely'
import type { Db, SystemTx, TenantTx } from '../../platform/db/open.ts'
import { jsonb } from '../../platform/db/jsonb.ts'

const tenantColumns = [
  'tenant.id',
  'tenant.slug',
  'tenant.name',
  'tenant.kind',
  'tenant.vertical',
  'tenant.settings',
  'tenant.status',
  'tenant.plan',
] as const
const brandColumns = [
  'brand.version',
  'brand.company_name',
  'brand.colours',
  'brand.font',
  'brand.logo_svg',
  'brand.logo_raster_svg',
  'brand.logo_dark_svg',
  'brand.texts as words',
  'brand.stylesheet_hash',
] as const

export type TenantRow = NonNullable<Awaited<ReturnType<typeof findBySlug>>>

/** Returns one tenant with its brand and the price list in force, or undefined. */
export function findBySlug(db: Db, slug: string) {
  return db.asSystem('the host of a request names its tenant', (tx) =>
    directory(tx).where('tenant.slug', '=', slug).executeTakeFirst(),
  )
}

export function findById(db: Db, id: string) {
  return db.asSystem('a job names its tenant', (tx) => directory(tx).where('tenant.id', '=', id).executeTakeFirst())
}

/** Lists several tenants, in no order. */
export function findByIds(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db.asSystem('the operator looks at the tenants', (tx) => directory(tx).where('tenant.id', 'in', ids).execute())
}

export function findByHost(db: Db, host: string) {
  return db.asSystem('the host of a request names its tenant', (tx) =>
    directory(tx)
      .innerJoin('tenant_host', 'tenant_host.tenant_id', 'tenant.id')
      .where('tenant_host.host', '=', host)
      .where('tenant_host.state', '=', 'active')
      .executeTakeFirst(),
  )
}

export async function hasTenant(db: Db, id: string): Promise<boolean> {
  const found = await db.asSystem('a job that failed looks for its tenant', (tx) =>
    tx.selectFrom('tenant').select('id').where('id', '=', id).executeTakeFirst(),
  )
  return found !== undefined
}

/** Returns a tenant's slug; undefined where there is none. */
export async function findSlug(db: Db, id: string): Promise<string | undefined> {
  const found = await db.asSystem('the log names the tenant of a job', (tx) =>
    tx.selectFrom('tenant').select('slug').where('id', '=', id).executeTakeFirst(),
  )
  return found?.slug
}

export function listSlugs(db: Db) {
  return db.asSystem('the index of tenants in development', (tx) =>
    tx
      .selectFrom('tenant')
      .select(['id', 'slug', 'name'])
      .where('status', '=', 'active')
      .orderBy('created_at')
      .orderBy('slug')
      .execute(),
  )
}

function directory(tx: SystemTx) {
  return tx
    .selectFrom('tenant')
    .innerJoin('brand', 'brand.tenant_id', 'tenant.id')
    .select([...tenantColumns, ...brandColumns])
    .select((inner) =>
      inner
        .selectFrom('price_list')
        .select('list')
        .whereRef('price_list.tenant_id', '=', 'tenant.id')
        .where('effective_at', '<=', sql<Date>`now()`)
        .orderBy('effective_at', 'desc')
        .limit(1)
        .as('prices'),
    )
    .select((inner) =>
      inner
        .selectFrom('sample_video')
        .select(sql<unknown>`jsonb_agg(to_jsonb(sample_video))`.as('made'))
        .whereRef('sample_video.tenant_id', '=', 'tenant.id')
        .as('samples'),
    )
    .select((inner) =>
      inner
        .selectFrom('tenant_host as own_host')
        .select('own_host.host')
        .whereRef('own_host.tenant_id', '=', 'tenant.id')
        .where('own_host.kind', '=', 'primary')
        .where('own_host.state', '=', 'active')
        .orderBy('own_host.created_at')
        .limit(1)
        .as('primary_host'),
    )
}

export interface NewTenant {
  id: string
  slug: string
  name: string
  kind: 'flagship' | 'partner'
  vertical: 'tourism' | 'property'
  plan: string | null
  status: 'active' | 'suspended'
  settings: unknown
}

/** Returns whether the operator deleted a tenant of this slug. */
export async function wasRemoved(tx: SystemTx, slug: string): Promise<boolean> {
  const found = await tx.selectFrom('tenant_removal').select('id').where('slug', '=', slug).executeTakeFirst()
  return found !== undefined
}

/** Adds a tenant to the directory. Returns false when its slug is taken. */
export async function insertTenant(tx: SystemTx, tenant: NewTenant): Promise<boolean> {
  const row = { ...tenant, settings: jsonb(tenant.settings) }
  const added = await tx
    .insertInto('tenant')
    .values(row)
    .onConflict((clash) => clash.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Lists every name under which a tenant can be reached. */
export function listNames(db: Db): Promise<{ hosts: string[]; slugs: string[] }> {
  return db.asSystem('the proxy asks which names may have a certificate', async (tx) => {
    const hosts = await tx.selectFrom('tenant_host').select('host').where('state', '=', 'active').execute()
    const tenants = await tx.selectFrom('tenant').select('slug').execute()
    return { hosts: hosts.map(({ host }) => host), slugs: tenants.map(({ slug }) => slug) }
  })
}

/** Changes these settings of the tenant and keeps all others. */
export async function mergeSettings(tx: TenantTx, changed: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable('tenant')
    .set({ settings: sql`settings || ${jsonb(changed)}` as never })
    .where('id', '=', tx.tenantId)
    .execute()
}

/** Returns the tax that the tenant's prices include at present. */
export async function findTax(tx: TenantTx): Promise<Tax | null> {
  const { tax } = await tx
    .selectFrom('tenant')
    .select(sql<unknown>`settings -> 'tax'`.as('tax'))
    .where('id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  return TaxSchema.nullable().parse(tax ?? null)
}
