import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { Tenants } from '../../tenants/service.ts'
import { settingsOf } from './design.ts'
import type { Brands } from './service.ts'
import { logoUrl } from './sheets.ts'
import * as store from './store.ts'

const LINK_SECONDS = 7 * 24 * 3600

interface Parts {
  db: Db
  tenants: Pick<Tenants, 'dressed'>
  brands: Pick<Brands, 'readDraft'>
  secretKey: string
  clock: Clock
}

export type BrandPreviews = ReturnType<typeof createBrandPreviews>

/** Pages in a draft of the brand, for whoever holds a link to it. Nothing of the published site changes. */
export function createBrandPreviews({ db, tenants, brands, secretKey, clock }: Parts) {
  return { link, dress }

  function link({ id, origin }: Pick<Tenant, 'id' | 'origin'>): { url: string; expiresAt: string } {
    const seconds = Math.floor(clock.now().getTime() / 1000) + LINK_SECONDS
    const url = `${origin}/?preview=${seconds}.${sign(id, seconds)}`
    return { url, expiresAt: new Date(seconds * 1000).toISOString() }
  }

  /** The tenant in the clothes of its draft; undefined when the address holds no link that is good here and now. */
  async function dress(tenant: Tenant, token: string): Promise<Tenant | undefined> {
    if (!isGood(tenant.id, token)) return undefined
    const { design, sheetUrl } = await brands.readDraft(tenant.id)
    const logo = await db.inTenant(tenant.id, (tx) => store.findLogo(tx, design.logoId))
    return tenants.dressed(tenant.id, {
      company_name: design.companyName,
      colours: design.colours,
      font: design.fontFamily,
      logo_svg: logo ?? null,
      logo_url: logoUrl(design.logoId),
      sheet_hash: sheetUrl && (/([0-9a-f]+)\.css$/.exec(sheetUrl)?.[1] ?? null),
      words: design.words,
      settings: settingsOf(design),
    })
  }

  function isGood(tenantId: string, token: string): boolean {
    const [seconds = '', signature = ''] = token.split('.')
    if (!/^\d{10}$/.test(seconds) || Number(seconds) * 1000 < clock.now().getTime()) return false
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(tenantId, Number(seconds)))]
    return given.length === right.length && timingSafeEqual(given, right)
  }

  function sign(tenantId: string, seconds: number): string {
    return createHmac('sha256', secretKey).update(`brand preview\n${tenantId}\n${seconds}`).digest('base64url')
  }
}
