import { createHash } from 'node:crypto'
import { isFontFamily } from '@vitrine/theme'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { TenantRow } from '../store.ts'

/** Returns the data for drawing with a brand, including its files. */
export function brandOf(row: TenantRow, colours: Tenant['brand']['colours']) {
  const fontFamily = row.font && isFontFamily(row.font) ? row.font : 'Inter'
  const files = {
    logoSvg: row.logo_svg ?? '',
    logoRasterSvg: row.logo_raster_svg,
    logoDarkSvg: row.logo_dark_svg,
    sheetHash: row.stylesheet_hash,
  }
  return { version: row.version, companyName: row.company_name, colours, fontFamily, ...files }
}

/** Addresses of the logos of a draft. */
interface LogoAddresses {
  logo_url?: string
  logo_dark_url?: string | null
}

/** Returns the brand for browsers: with addresses of its files instead of their content. */
export function shownBrand(brand: Tenant['brand'], { logo_url, logo_dark_url }: LogoAddresses) {
  const { version, companyName, colours, fontFamily, sheetHash, logoSvg, logoDarkSvg } = brand
  return {
    version,
    companyName,
    colours,
    fontFamily,
    sheetUrl: sheetHash && `/theme/${sheetHash}.css`,
    logoUrl: logo_url ?? `/theme/logo.svg?v=${nameOf(logoSvg)}`,
    logoDarkUrl: logo_dark_url ?? (logoDarkSvg === null ? null : `/theme/logo-dark.svg?v=${nameOf(logoDarkSvg)}`),
  }
}

/** Returns a hash of a logo, so that open pages keep their logo when only colours change. */
function nameOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 12)
}
