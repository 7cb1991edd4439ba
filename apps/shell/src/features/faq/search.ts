import type { FaqEntry } from './entry.ts'

/** The entries in which every word of the query stands, in any order, whatever its case and accents. */
export function searchEntries(entries: readonly FaqEntry[], query: string): FaqEntry[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return entries.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
}

/** `Géant` -> `geant` */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
