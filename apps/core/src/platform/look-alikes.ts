import unhomoglyph from 'unhomoglyph'

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** A capital I in the middle of a word, which most typefaces draw like a small l. */
const LIKE_L = /(?<=\p{L})I(?=\p{Ll})|(?<=\p{Ll})I/gu

/**
 * Returns the skeleton of a name (Unicode Technical Standard 39): names that look alike have the same one, in whichever
 * alphabet, width or case they are written. It is to be compared and never shown.
 */
export function skeletonOf(name: string): string {
  const visible = name.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, ' ')
  const prototypes = unhomoglyph(foldCase(visible.replace(LIKE_L, 'l')).normalize('NFD'))
  // The prototype of the digit 0 is a capital.
  return foldCase(prototypes).normalize('NFD')
}

/** Up and down again, because `ß` and the two small sigmas meet in capitals only. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase()
}
