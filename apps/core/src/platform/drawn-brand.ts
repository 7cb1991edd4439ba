import type { Tenant } from './tenant.ts'

/** Returns the visual properties of a brand, as renderers and printers take them. */
export function drawnBrand({ companyName, colours, fontFamily, logoSvg, logoRasterSvg }: Tenant['brand']) {
  return { name: companyName, ...colours, fontFamily, logoSvg: logoRasterSvg ?? logoSvg }
}
