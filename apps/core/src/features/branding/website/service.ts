import type { BrandDesign, BrandDraft } from '@vitrine/contract'
import { type Person, ownerOf } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { Logos } from '../logos.ts'
import type { BrandPreviews } from '../previews.ts'
import type { Brands } from '../service.ts'
import { type WebsiteReader, foundIn } from './reader.ts'

interface Deps {
  readWebsite: WebsiteReader
  brands: Pick<Brands, 'readDraft' | 'saveDraft'>
  logos: Pick<Logos, 'storeLogo'>
  brandPreviews: Pick<BrandPreviews, 'link'>
}

export type WebsiteImport = ReturnType<typeof createWebsiteImport>

/** Imports the brand of a website into the draft and returns a link to it. What was not found stays unchanged. */
export function createWebsiteImport({ readWebsite, brands, logos, brandPreviews }: Deps) {
  return async function read(tenant: Tenant, person: Person, url: string) {
    const site = await readWebsite(ownerOf(person), url)
    const { companyName, colours, fontFamily, logo } = site
    const logoId = logo && (await logos.storeLogo(person, logo))
    const { design } = await brands.readDraft(tenant.id)
    const next: BrandDesign = {
      ...design,
      companyName: companyName || design.companyName,
      ...(colours ? { colours } : {}),
      ...(fontFamily ? { fontFamily } : {}),
      ...(logoId ? { logoId, darkLogoId: null } : {}),
    }
    const draft: BrandDraft = await brands.saveDraft(person, next)
    return { draft, found: foundIn(site), preview: brandPreviews.link(tenant) }
  }
}
