/**
 * Removes half of a surrogate pair from the end of a text that was cut at a number of characters. PostgreSQL refuses one in JSON, and
 * readers see a box.
 */
export function withoutLoneSurrogate(text: string): string {
  return text.replace(/\p{Cs}$/u, '')
}
