import { createSplicedText } from './spliced-text.ts'

/**
 * What differs from one answer to the next: the nonce, the theme that a person chose, the language in the address, its number,
 * and the stamp that says when a form was shown.
 */
type GapName = 'nonce' | 'theme' | 'query' | 'request' | 'stamp' | 'sheet'
type GapValues = Partial<Record<GapName, string>>

export type PageText = ReturnType<typeof createPageText>

/** The mark of a gap in the text of a page. No text of people can look like it, since none is stored with a NUL. */
export function gap(name: GapName): string {
  return `\0${name}\0`
}

/** A page as it was put together, ready to be sent to many people. */
export function createPageText(html: string) {
  // oxlint-disable-next-line no-control-regex
  const pieces = html.split(/\0(nonce|theme|query|request|stamp|sheet)\0/)
  const names = pieces.filter((_, index) => index % 2 === 1) as GapName[]
  const text = createSplicedText(pieces.filter((_, index) => index % 2 === 0))
  return {
    plain: (values: GapValues) => text.plain(names.map((name) => values[name] ?? '')),
    gzipped: (values: GapValues) => text.gzipped(names.map((name) => values[name] ?? '')),
  }
}
