import type { BrandKit } from '@vitrine/contract'

/** Returns the brand kit of a draft: the default one where the draft names none or a deleted one; undefined for the brand of the site. */
export function chosenKit(kits: readonly BrandKit[], chosen: string | null | undefined): BrandKit | undefined {
  if (chosen === null) return undefined
  return kits.find(({ id }) => id === chosen) ?? kits.find(({ isDefault }) => isDefault)
}

/** Returns the name of the brand that a draft shows; undefined for people without brand kits. */
export function chosenBrandName(
  kits: readonly BrandKit[] | undefined,
  chosen: string | null | undefined,
  siteName: string,
): string | undefined {
  return kits && kits.length > 0 ? (chosenKit(kits, chosen)?.name ?? siteName) : undefined
}
