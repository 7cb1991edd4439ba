import type { BrandDesign } from '@vitrine/contract'
import { BrandDesign as Design } from '@vitrine/contract/api'
import { TenantSettings } from '../../tenants/service.ts'
import type { BrandRow } from './store.ts'

/** The brand that a site began with, as a design. Its style sheet is empty, because there was no place for one. */
export function designOf(brand: BrandRow, logoId: string): BrandDesign {
  const { presenters, legal, salesEmail, supportEmail } = TenantSettings.parse(brand.settings)
  return Design.parse({
    companyName: brand.company_name,
    colours: brand.colours,
    fontFamily: brand.font ?? 'Inter',
    logoId,
    customCss: '',
    words: brand.words,
    presenters,
    legal,
    salesEmail,
    supportEmail,
  })
}

/** What of a design stands among the settings of the tenant. */
export function settingsOf({ presenters, legal, salesEmail, supportEmail }: BrandDesign): Record<string, unknown> {
  return { presenters, legal, salesEmail, supportEmail }
}
