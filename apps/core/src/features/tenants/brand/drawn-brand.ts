import type { Tenant } from '../../../platform/tenant/tenant.ts'

/** Returns the visual properties of a brand in the form that renderers take. */
export function drawnBrand({ companyName, colours, fontFamily, logoSvg, logoRasterSvg }: Tenant['brand']) {
  return { name: companyName, ...colours, fontFamily, logoSvg: logoRasterSvg ?? logoSvg }
}
