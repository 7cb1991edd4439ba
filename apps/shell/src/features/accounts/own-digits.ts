/** Whether this language has its own digits. */
export function hasOwnDigits(language: string): boolean {
  return new Intl.NumberFormat(language).resolvedOptions().numberingSystem !== 'latn'
}
