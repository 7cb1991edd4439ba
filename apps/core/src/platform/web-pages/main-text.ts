import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { readMarkup } from './markup.ts'

/** Limits the time of extraction, which grows with the number of elements. */
const CHARACTERS_MAX = 1_000_000
const ELEMENTS_MAX = 10_000
const TEXT_CHARACTERS_MAX = 8000

/** The types of the reader are a browser's, which the core has not. */
type Input = ConstructorParameters<typeof Readability>[0]

/**
 * Returns the text of a page without its menus and notices, or an empty text where there is none. Nothing in the page is
 * executed.
 */
export function readMainText(html: string): string {
  const part = html.slice(0, CHARACTERS_MAX)
  if (readMarkup(part).isDeep) return ''
  const { document } = parseHTML(part)
  try {
    const reader = new Readability(document as unknown as Input, {
      maxElemsToParse: ELEMENTS_MAX,
      charThreshold: 140,
    })
    const lines = (reader.parse()?.textContent ?? '')
      .split('\n')
      .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    return lines.filter(Boolean).join('\n').slice(0, TEXT_CHARACTERS_MAX)
  } catch {
    // Too many elements.
    return ''
  }
}
