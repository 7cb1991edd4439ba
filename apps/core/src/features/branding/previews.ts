import { BRAND_PREVIEW_DAYS } from '@vitrine/contract'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { settingsOf } from './design.ts'
import { type Brands, logosOf } from './service.ts'
import { logoUrl } from './style-sheets.ts'
import type { Tenants } from '../tenants/index.ts'

const LINK_SECONDS = BRAND_PREVIEW_DAYS * 24 * 3600

interface Deps {
  db: Db
  tenants: Pick<Tenants, 'branded'>
  brands: Pick<Brands, 'readDraft'>
  secretKey: string
  clock: Clock
}

export type BrandPreviews = ReturnType<typeof createBrandPreviews>

/** Previews of a draft brand, for everybody with the link. The published site does not change. */
export function createBrandPreviews({ db, tenants, brands, secretKey, clock }: Deps) {
  return { link, isLink, previewedBy, withDraft }

  function link({ id, origin }: Pick<Tenant, 'id' | 'origin'>): { url: string; expiresAt: string } {
    const seconds = Math.floor(clock.now().getTime() / 1000) + LINK_SECONDS
    const url = `${origin}/?preview=${seconds}.${sign(id, seconds)}`
    return { url, expiresAt: new Date(seconds * 1000).toISOString() }
  }

  /** Returns the tenant with its draft brand; undefined when the address has no valid link for this site. */
  async function previewedBy(tenant: Tenant, token: string): Promise<Tenant | undefined> {
    return isLink(tenant, token) ? withDraft(tenant.id) : undefined
  }

  async function withDraft(tenantId: string): Promise<Tenant> {
    const { design, sheetUrl } = await brands.readDraft(tenantId)
    const { logoSvg, logoRasterSvg, logoDarkSvg } = await db.inTenant(tenantId, (tx) => logosOf(tx, design))
    const branded = await tenants.branded(tenantId, {
      company_name: design.companyName,
      colours: design.colours,
      font: design.fontFamily,
      logo_svg: logoSvg,
      logo_raster_svg: logoRasterSvg,
      logo_dark_svg: logoDarkSvg,
      logo_url: logoUrl(design.logoId),
      logo_dark_url: design.darkLogoId && logoUrl(design.darkLogoId),
      stylesheet_hash: sheetUrl && (/\/([0-9a-f]+)\.css$/.exec(sheetUrl)?.[1] ?? null),
      words: design.words,
      settings: settingsOf(design),
    })
    if (!branded) throw new AppError('not-found')
    return branded
  }

  /** Whether a token opens the draft of this tenant now. */
  function isLink({ id: tenantId }: Pick<Tenant, 'id'>, token: string): boolean {
    const [seconds = '', signature = ''] = token.split('.')
    if (!/^\d{10}$/.test(seconds) || Number(seconds) * 1000 < clock.now().getTime()) return false
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(tenantId, Number(seconds)))]
    return given.length === right.length && timingSafeEqual(given, right)
  }

  function sign(tenantId: string, seconds: number): string {
    return createHmac('sha256', secretKey).update(`brand preview\n${tenantId}\n${seconds}`).digest('base64url')
  }
}
