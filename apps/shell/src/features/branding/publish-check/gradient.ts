/** A colour in the notations that computed styles use. */
const COLOUR = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/g

/** Returns the colours of a computed `background-image` that is gradients only; undefined where it has a picture. */
export function gradientColours(backgroundImage: string): string[] | undefined {
  if (/\b(?:url|image-set|element|paint|cross-fade)\(/.test(backgroundImage)) return undefined
  return backgroundImage.match(COLOUR) ?? undefined
}

/**
 * Returns the contrast with which a text can be read on a gradient, from its contrasts with the gradient's colours: the best of the
 * worse half, since the text is lost as soon as half of the colours take it away.
 */
export function contrastOnGradient(contrasts: readonly number[]): number {
  const sorted = contrasts.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 21
}
