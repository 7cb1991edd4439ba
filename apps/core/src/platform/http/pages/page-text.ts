import { createSplicedText } from './spliced-text.ts'

/**
 * Placeholders for values that differ per response: the nonce, the chosen theme, the language in the address, the request id, the
 * timestamp of a form, and the partner's style sheet.
 */
type SlotName = 'nonce' | 'theme' | 'query' | 'request' | 'timestamp' | 'sheet'
type SlotValues = Partial<Record<SlotName, string>>

export type PageText = ReturnType<typeof createPageText>

/** Returns the mark of a slot in the text of a page. No text of people can look like it, since none is stored with a NUL. */
export function slot(name: SlotName): string {
  return `\0${name}\0`
}

/** A rendered page whose slots are filled for each response. */
export function createPageText(html: string) {
  // oxlint-disable-next-line no-control-regex
  const pieces = html.split(/\0(nonce|theme|query|request|timestamp|sheet)\0/)
  const names = pieces.filter((_, index) => index % 2 === 1) as SlotName[]
  const text = createSplicedText(pieces.filter((_, index) => index % 2 === 0))
  return {
    plain: (values: SlotValues) => text.plain(names.map((name) => values[name] ?? '')),
    gzipped: (values: SlotValues) => text.gzipped(names.map((name) => values[name] ?? '')),
  }
}
