import type { BrandDesign } from '@vitrine/contract'
import { BrandDesign as Design } from '@vitrine/contract/api'
import { TenantSettings } from '../../tenants/service.ts'
import type { BrandRow } from './store.ts'

/** The brand that a site began with, as a design. Its style sheet is empty, because there was no place for one. */
export function designOf(brand: BrandRow, logoId: string): BrandDesign {
  const { presenters, legal, film, salesEmail, supportEmail } = TenantSettings.parse(brand.settings)
  return Design.parse({
    companyName: brand.company_name,
    colours: brand.colours,
    fontFamily: brand.font ?? 'Inter',
    logoId,
    customCss: '',
    words: brand.words,
    presenters,
    film,
    legal,
    salesEmail,
    supportEmail,
  })
}

/** What of a design stands among the settings of the tenant. */
export function settingsOf(design: BrandDesign): Record<string, unknown> {
  const { presenters, legal, film, salesEmail, supportEmail } = design
  return { presenters, legal, film, salesEmail, supportEmail }
}

/** A design as it was kept. What an older one did not know yet is as if it had been left out. */
export function keptDesign(kept: unknown): BrandDesign {
  return Design.parse(kept)
}
