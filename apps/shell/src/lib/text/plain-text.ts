/** Returns a text without case and accents, for searching: `Géant` -> `geant` */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
