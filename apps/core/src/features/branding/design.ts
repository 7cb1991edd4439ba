import type { BrandDesign } from '@vitrine/contract'
import { BrandDesign as Design } from '@vitrine/contract/api'
import { type BrandRow, TenantSettings } from '../tenants/index.ts'

/** The brand that a site began with, as a design. Its style sheet is empty, because there was no place for one. */
export function designOf(brand: BrandRow, logoId: string): BrandDesign {
  const { presenters, legal, video, salesEmail, supportEmail, footer } = TenantSettings.parse(brand.settings)
  return Design.parse({
    companyName: brand.company_name,
    colours: brand.colours,
    fontFamily: brand.font ?? 'Inter',
    logoId,
    customCss: '',
    words: brand.words,
    presenters,
    video,
    legal,
    salesEmail,
    supportEmail,
    footer,
  })
}

/** Returns the properties of a design that are stored in the tenant's settings. */
export function settingsOf(design: BrandDesign): Record<string, unknown> {
  const { presenters, legal, video, salesEmail, supportEmail, footer } = design
  return { presenters, legal, video, salesEmail, supportEmail, footer }
}

/** Parses a stored design. Properties that were added since are treated as left out. */
export function keptDesign(kept: unknown): BrandDesign {
  return Design.parse(kept)
}
