/** A text as one searches for it, without case and accents: `Géant` -> `geant` */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
