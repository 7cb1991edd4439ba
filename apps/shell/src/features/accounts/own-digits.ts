/** Whether figures in this language stand in digits of its own. */
export function hasOwnDigits(language: string): boolean {
  return new Intl.NumberFormat(language).resolvedOptions().numberingSystem !== 'latn'
}
