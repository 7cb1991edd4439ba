import unhomoglyph from 'unhomoglyph'

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** A capital I in the middle of a word, which most typefaces draw like a small l. */
const LIKE_L = /(?<=\p{L})I(?=\p{Ll})|(?<=\p{Ll})I/gu

/**
 * Returns the skeleton of a name (Unicode Technical Standard 39). Names that look alike have the same skeleton, even in different
 * alphabets, widths or cases. Skeletons are compared and never shown.
 */
export function skeletonOf(name: string): string {
  const visible = name.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ')
  const prototypes = unhomoglyph(foldCase(visible.replace(LIKE_L, 'l')).normalize('NFD'))
  // The prototype of the digit 0 is a capital.
  return foldCase(prototypes).normalize('NFD')
}

/** Converts to upper case and back, because `ß` and the two small sigmas only become equal in upper case. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase()
}
