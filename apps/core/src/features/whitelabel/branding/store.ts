import { sql } from 'kysely'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

export type BrandRow = Awaited<ReturnType<typeof lockBrand>>

/** The published brand with the settings that belong to it, held until the transaction ends: versions are given one by one. */
export function lockBrand(tx: TenantTx) {
  return brand(tx).forUpdate('brand').executeTakeFirstOrThrow()
}

function brand(tx: TenantTx) {
  return tx
    .selectFrom('brand')
    .innerJoin('tenant', 'tenant.id', 'brand.tenant_id')
    .select(['brand.version', 'company_name', 'colours', 'font', 'logo_svg', 'words', 'settings'])
    .where('brand.tenant_id', '=', tx.tenantId)
}

export function findVersion(tx: TenantTx, version: number) {
  return tx
    .selectFrom('brand_version')
    .select(['version', 'design'])
    .where('tenant_id', '=', tx.tenantId)
    .where('version', '=', version)
    .executeTakeFirst()
}

export function listVersions(tx: TenantTx, limit: number) {
  return tx
    .selectFrom('brand_version')
    .leftJoin('app_user', (join) =>
      join.onRef('app_user.tenant_id', '=', 'brand_version.tenant_id').onRef('app_user.id', '=', 'published_by'),
    )
    .select(['version', 'design', 'brand_version.published_at', 'username'])
    .where('brand_version.tenant_id', '=', tx.tenantId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute()
}

export async function insertVersion(
  tx: TenantTx,
  row: { version: number; design: unknown; at: Date | null; by: string | null },
): Promise<void> {
  const { version, design, at, by } = row
  await tx
    .insertInto('brand_version')
    .values({ tenant_id: tx.tenantId, version, design: jsonb(design), published_at: at, published_by: by })
    .execute()
}

export interface NewBrand {
  version: number
  companyName: string
  colours: unknown
  fontFamily: string
  logoSvg: string
  logoDarkSvg: string | null
  words: unknown
  sheetHash: string | null
  at: Date
}

export async function replaceBrand(tx: TenantTx, brand: NewBrand): Promise<void> {
  await tx
    .updateTable('brand')
    .set({
      version: brand.version,
      company_name: brand.companyName,
      colours: jsonb(brand.colours),
      font: brand.fontFamily,
      logo_svg: brand.logoSvg,
      logo_dark_svg: brand.logoDarkSvg,
      words: jsonb(brand.words),
      sheet_hash: brand.sheetHash,
      published_at: brand.at,
    })
    .where('tenant_id', '=', tx.tenantId)
    .execute()
}

export function findDraft(tx: TenantTx) {
  return tx
    .selectFrom('brand_draft')
    .select(['based_on', 'design', 'saved_at'])
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirst()
}

/** Keeps a draft in the place of the one before, which keeps the version it began from. Answers whether there was none. */
export async function keepDraft(
  tx: TenantTx,
  draft: { basedOn: number; design: unknown; at: Date; by: string },
): Promise<boolean> {
  const kept = { design: jsonb(draft.design), saved_at: draft.at, saved_by: draft.by }
  const { isNew } = await tx
    .insertInto('brand_draft')
    .values({ tenant_id: tx.tenantId, based_on: draft.basedOn, ...kept })
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet(kept))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow()
  return isNew
}

export async function deleteDraft(tx: TenantTx): Promise<void> {
  await tx.deleteFrom('brand_draft').where('tenant_id', '=', tx.tenantId).execute()
}

export async function findLogo(tx: TenantTx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('brand_logo')
    .select('svg')
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.svg
}

export async function insertLogo(tx: TenantTx, id: string, svg: string): Promise<void> {
  await tx.insertInto('brand_logo').values({ tenant_id: tx.tenantId, id, svg }).execute()
}

export async function findSheet(tx: TenantTx, hash: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('brand_sheet')
    .select('css')
    .where('tenant_id', '=', tx.tenantId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.css
}

export async function keepSheet(tx: TenantTx, hash: string, css: string): Promise<void> {
  await tx
    .insertInto('brand_sheet')
    .values({ tenant_id: tx.tenantId, hash, css })
    .onConflict((clash) => clash.doNothing())
    .execute()
}
