import type { Language } from '@vitrine/contract'
import { AppError } from '../../platform/app-error.ts'
import { drawnBrand } from '../../platform/drawn-brand.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { BrandPicture, Printer } from '../../ports/printer.ts'

/** A picture has up to half a megabyte. */
const PICTURES_MAX = 200

type Still = 'closing' | 'greeting' | 'opening'

export type BrandPictures = ReturnType<typeof createBrandPictures>

/** The pictures that are made from a brand. Each is drawn once and kept in memory until others push it out. */
export function createBrandPictures({ printer }: { printer: Pick<Printer, 'picture'> }) {
  const kept = new Map<string, Promise<Buffer>>()
  return { icon, still }

  /** The logo in a square. Throws brand-picture-failed. */
  function icon(tenant: Tenant, edgePixels: number): Promise<Buffer> {
    return drawn({ kind: 'icon', brand: brandOf(tenant), edgePixels })
  }

  /** A moment of the films of a brand; the greeting says what the site promises. Throws brand-picture-failed. */
  function still(tenant: Tenant, kind: Still, language: Language): Promise<Buffer> {
    const { brand, settings, origin } = tenant
    const { words } = tenant.brandingIn(language)
    const { openingLine, closingLine } = settings.film
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

  function drawn(picture: BrandPicture): Promise<Buffer> {
    const name = JSON.stringify(picture)
    const found = kept.get(name)
    kept.delete(name)
    const bytes = found ?? printer.picture(picture).catch((cause: unknown) => fail(name, cause))
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

function brandOf({ brand, vertical }: Tenant): BrandPicture['brand'] {
  return { ...drawnBrand(brand), scene: vertical }
}
