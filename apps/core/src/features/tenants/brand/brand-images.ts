import type { Language } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import { createLruCache } from '../../../platform/lru-cache/lru-cache.ts'
import { drawnBrand } from './drawn-brand.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import type { BrandImage, DocumentRenderer } from '../../../ports/document-renderer.ts'
import type { Owner } from '../../../ports/owner.ts'

/** A picture has up to half a megabyte. */
const PICTURES_MAX = 200

/** The visitors of a site take their turns as one person: what they see is drawn once for all of them. */
const VISITORS = 'visitors'

interface WantedStill {
  kind: 'closing' | 'greeting' | 'opening'
  language: Language
  personId?: string
}

export type BrandImages = ReturnType<typeof createBrandImages>

/** The pictures that are drawn from a brand. Each is drawn once and cached in memory. */
export function createBrandImages({ documentRenderer }: { documentRenderer: Pick<DocumentRenderer, 'image'> }) {
  const cache = createLruCache<Buffer>({ sizeMax: PICTURES_MAX })
  return { icon, still }

  /** Returns the logo in a square. Throws busy or brand-picture-failed. */
  function icon(tenant: Tenant, edgePixels: number): Promise<Buffer> {
    return drawn({ kind: 'icon', brand: brandOf(tenant), edgePixels }, { tenantId: tenant.id, personId: VISITORS })
  }

  /**
   * Returns a still of the videos of a brand, for visitors or for the person who edits it. Its greeting is the headline of the
   * site. Throws busy or brand-picture-failed.
   */
  function still(tenant: Tenant, { kind, language, personId = VISITORS }: WantedStill): Promise<Buffer> {
    const { brand, settings, origin } = tenant
    const { words } = tenant.brandingIn(language)
    const { openingLine, closingLine } = settings.video
    const picture: BrandImage = {
      kind,
      brand: brandOf(tenant),
      presenterId: settings.presenters[0],
      language,
      title: words.promise,
      lowerThird: { name: brand.companyName, role: new URL(origin).host },
      ...(openingLine ? { openingLine } : {}),
      closing: { line: closingLine || words.promise },
    }
    return drawn(picture, { tenantId: tenant.id, personId })
  }

  function drawn(picture: BrandImage, owner: Owner): Promise<Buffer> {
    return cache.get(JSON.stringify(picture), () => documentRenderer.image(picture, owner).catch(fail))
  }
}

function fail(cause: unknown): never {
  if (cause instanceof AppError) throw cause
  throw new AppError('brand-picture-failed', { cause })
}

function brandOf({ brand, vertical }: Tenant): BrandImage['brand'] {
  return { ...drawnBrand(brand), scene: vertical }
}
