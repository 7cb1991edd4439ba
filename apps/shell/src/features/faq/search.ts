import { plainText } from '../../lib/text/plain-text.ts'
import type { FaqEntry } from './faq-item.ts'

/** Returns the entries that contain every word of the query, in any order, regardless of case and accents. */
export function searchEntries(entries: readonly FaqEntry[], query: string): FaqEntry[] {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return entries.filter(({ question, answer }) => {
    const text = plainText(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
}
