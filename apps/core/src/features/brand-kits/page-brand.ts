import type { DrawnBrandKit } from '@vitrine/contract'
import { brandCss, contrast } from '@vitrine/theme'
import { escapeHtml } from '../../platform/http/pages/escape-html.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'

/** The least contrast of large letters. */
const LARGE_TEXT_CONTRAST = 3

/** Returns the tenant with the name, colours and logo of a customer, for the pages of the customer's videos. */
export function tenantInKit(tenant: Tenant, kit: DrawnBrandKit): Tenant {
  const { name: companyName, colours, fontFamily } = kit
  const own = { companyName, colours, fontFamily }
  const logoUrl = kit.logoId === null ? monogram(kit) : kitLogoUrl(kit.logoId)
  const logoDarkUrl = kit.logoId === null ? null : kitLogoUrl(`${kit.logoId}-plate`)
  const shown = { ...tenant.branding.brand, ...own, sheetUrl: null, logoUrl, logoDarkUrl }
  return {
    ...tenant,
    brand: { ...tenant.brand, ...own, logoDarkSvg: null, sheetHash: null },
    themeCss: brandCss({ colours, fontFamily }),
    branding: { ...tenant.branding, brand: shown },
    brandingIn: (language) => ({ ...tenant.brandingIn(language), brand: shown }),
  }
}

export function kitLogoUrl(id: string): string {
  return `/theme/kits/${id}.svg`
}

/** Puts a logo on a white plate, so that a dark one is visible on a dark page. Stored logos begin with their size. */
export function onPlate(svg: string): string {
  const [, width = 0, height = 0] = (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).map(Number)
  const edge = Math.round(height / 6)
  const [wide, high] = [width + 2 * edge, height + 2 * edge]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${wide} ${high}" width="${wide}" height="${high}">`,
    `<rect x="${-edge}" y="${-edge}" width="${wide}" height="${high}" rx="${edge}" fill="#ffffff"/>${svg}</svg>`,
  ].join('')
}

/** Returns the first letter of a name on its colour, in place of a logo. */
function monogram({ name, colours: { primary } }: DrawnBrandKit): string {
  const [first] = new Intl.Segmenter().segment(name)
  const ink = contrast('#ffffff', primary) >= LARGE_TEXT_CONTRAST ? '#ffffff' : '#111111'
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
    `<rect width="48" height="48" rx="12" fill="${primary}"/>`,
    `<text x="24" y="33" font-family="system-ui,sans-serif" font-size="26" font-weight="700" text-anchor="middle"`,
    ` fill="${ink}">${escapeHtml(first?.segment.toUpperCase() ?? '')}</text></svg>`,
  ].join('')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
