import type { Tenant } from './tenant.ts'

/** What of a brand is drawn, as renderers and printers take it. */
export function drawnBrand({ companyName, colours, fontFamily, logoSvg, logoRasterSvg }: Tenant['brand']) {
  return { name: companyName, ...colours, fontFamily, logoSvg: logoRasterSvg ?? logoSvg }
}
