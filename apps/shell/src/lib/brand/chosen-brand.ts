import type { BrandKit } from '@vitrine/contract'

/** The kit of a draft: the default one where it names none, or one that was deleted; undefined for the brand of the site. */
export function chosenKit(kits: readonly BrandKit[], chosen: string | null | undefined): BrandKit | undefined {
  if (chosen === null) return undefined
  return kits.find(({ id }) => id === chosen) ?? kits.find(({ isDefault }) => isDefault)
}

/** Whose brand a draft shows; undefined where the person has no kits to choose from. */
export function chosenBrandName(
  kits: readonly BrandKit[] | undefined,
  chosen: string | null | undefined,
  siteName: string,
): string | undefined {
  return kits && kits.length > 0 ? (chosenKit(kits, chosen)?.name ?? siteName) : undefined
}
