import { jsonb } from '../../../platform/db/jsonb.ts'
import type { SystemTx, TenantTx } from '../../../platform/db/open.ts'

export type BrandRow = Awaited<ReturnType<typeof lockBrand>>

/**
 * Returns the published brand with its settings, and locks it until the end of the transaction, so that versions are assigned
 * one by one.
 */
export function lockBrand(tx: TenantTx) {
  return brand(tx).forUpdate('brand').executeTakeFirstOrThrow()
}

function brand(tx: TenantTx) {
  return tx
    .selectFrom('brand')
    .innerJoin('tenant', 'tenant.id', 'brand.tenant_id')
    .select([
      'brand.version',
      'company_name',
      'colours',
      'font',
      'logo_svg',
      'logo_raster_svg',
      'stylesheet_hash',
      'texts as words',
      'settings',
    ])
    .where('brand.tenant_id', '=', tx.tenantId)
}

export interface FirstBrand {
  companyName: string
  colours: unknown
  fontFamily: string
  logoSvg: string
  words: unknown
}

export async function insertBrand(tx: SystemTx, tenantId: string, brand: FirstBrand): Promise<void> {
  const row = {
    tenant_id: tenantId,
    company_name: brand.companyName,
    colours: jsonb(brand.colours),
    font: brand.fontFamily,
    logo_svg: brand.logoSvg,
    texts: jsonb(brand.words),
  }
  await tx.insertInto('brand').values(row).execute()
}

export interface PublishedBrand {
  version: number
  companyName: string
  colours: unknown
  fontFamily: string
  logoSvg: string
  logoRasterSvg: string | null
  logoDarkSvg: string | null
  words: unknown
  sheetHash: string | null
  at: Date
}

export async function replaceBrand(tx: TenantTx, brand: PublishedBrand): Promise<void> {
  await renameWithBrand(tx, brand.companyName)
  await tx
    .updateTable('brand')
    .set({
      version: brand.version,
      company_name: brand.companyName,
      colours: jsonb(brand.colours),
      font: brand.fontFamily,
      logo_svg: brand.logoSvg,
      logo_raster_svg: brand.logoRasterSvg,
      logo_dark_svg: brand.logoDarkSvg,
      texts: jsonb(brand.words),
      stylesheet_hash: brand.sheetHash,
      published_at: brand.at,
    })
    .where('tenant_id', '=', tx.tenantId)
    .execute()
}

/** Renames the tenant with its new brand, unless the operator has given it another name. */
async function renameWithBrand(tx: TenantTx, name: string): Promise<void> {
  await tx
    .updateTable('tenant')
    .from('brand')
    .set({ name })
    .where('tenant.id', '=', tx.tenantId)
    .where('brand.tenant_id', '=', tx.tenantId)
    .whereRef('tenant.name', '=', 'brand.company_name')
    .where('tenant.name', '!=', name)
    .execute()
}
