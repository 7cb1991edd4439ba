import type { Language } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import { drawnBrand } from '../../platform/drawn-brand.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { BrandImage, DocumentRenderer } from '../../ports/document-renderer.ts'

/** A picture has up to half a megabyte. */
const PICTURES_MAX = 200

type Still = 'closing' | 'greeting' | 'opening'

export type BrandImages = ReturnType<typeof createBrandImages>

/** The pictures that are drawn from a brand. Each is drawn once and cached in memory. */
export function createBrandImages({ documentRenderer }: { documentRenderer: Pick<DocumentRenderer, 'image'> }) {
  const kept = new Map<string, Promise<Buffer>>()
  return { icon, still }

  /** Returns the logo in a square. Throws brand-picture-failed. */
  function icon(tenant: Tenant, edgePixels: number): Promise<Buffer> {
    return drawn({ kind: 'icon', brand: brandOf(tenant), edgePixels })
  }

  /** Returns a still of the videos of a brand; its greeting is the headline of the site. Throws brand-picture-failed. */
  function still(tenant: Tenant, kind: Still, language: Language): Promise<Buffer> {
    const { brand, settings, origin } = tenant
    const { words } = tenant.brandingIn(language)
    const { openingLine, closingLine } = settings.video
    return drawn({
      kind,
      brand: brandOf(tenant),
      presenterId: settings.presenters[0],
      language,
      title: words.promise,
      lowerThird: { name: brand.companyName, role: new URL(origin).host },
      ...(openingLine ? { openingLine } : {}),
      closing: { line: closingLine || words.promise },
    })
  }

  function drawn(picture: BrandImage): Promise<Buffer> {
    const name = JSON.stringify(picture)
    const found = kept.get(name)
    kept.delete(name)
    const bytes = found ?? documentRenderer.image(picture).catch((cause: unknown) => fail(name, cause))
    kept.set(name, bytes)
    const [oldest] = kept.keys()
    if (kept.size > PICTURES_MAX && oldest !== undefined) kept.delete(oldest)
    return bytes
  }

  function fail(name: string, cause: unknown): never {
    kept.delete(name)
    throw new AppError('brand-picture-failed', { cause })
  }
}

function brandOf({ brand, vertical }: Tenant): BrandImage['brand'] {
  return { ...drawnBrand(brand), scene: vertical }
}
