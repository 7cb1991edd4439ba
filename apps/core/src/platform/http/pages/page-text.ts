import { etagOf } from '../files/etag.ts'
import { createSplicedText } from './spliced-text.ts'
import { styleHashes } from './style-hashes.ts'

/**
 * Placeholders for values that differ per response: the chosen theme, the language in the address, the request id, the
 * timestamp of a form, the partner's style sheet, and the links to what the screen needs first.
 */
type SlotName = 'theme' | 'query' | 'request' | 'timestamp' | 'sheet' | 'first'
type SlotValues = Partial<Record<SlotName, string>>

export type PageText = ReturnType<typeof createPageText>

/** Returns the placeholder of a slot in the text of a page. No stored text can look like it, since none contains a NUL. */
export function slot(name: SlotName): string {
  return `\0${name}\0`
}

/** Visitors use few combinations of theme, language and sheet. Further ones are computed and not cached. */
const COMBINATIONS_MAX = 8

/** A rendered page whose slots are filled for each response. */
export function createPageText(html: string) {
  // oxlint-disable-next-line no-control-regex
  const pieces = html.split(/\0(theme|query|request|timestamp|sheet|first)\0/)
  const names = pieces.filter((_, index) => index % 2 === 1) as SlotName[]
  const text = createSplicedText(pieces.filter((_, index) => index % 2 === 0))
  const tag = etagOf(html)
  const isForOneRequest = names.includes('request') || names.includes('timestamp')
  const ordered = (values: SlotValues) => names.map((name) => values[name] ?? '')
  const tagOf = remembered((values) => etagOf([tag, ...values].join('\n')))
  const gzipOf = isForOneRequest ? text.gzipped : remembered(text.gzipped)
  return {
    /** The content policy sources of its style elements. */
    styles: styleHashes(html),
    plain: (values: SlotValues) => text.plain(ordered(values)),
    gzipped: (values: SlotValues) => gzipOf(ordered(values)),
    /** Returns the entity tag of the page with these values; undefined for a page that differs in every response. */
    etag: (values: SlotValues) => (isForOneRequest ? undefined : tagOf(ordered(values))),
  }
}

function remembered<T>(make: (values: readonly string[]) => T): (values: readonly string[]) => T {
  const made = new Map<string, T>()
  return (values) => {
    const key = values.join('\n')
    const found = made.get(key) ?? make(values)
    if (made.size < COMBINATIONS_MAX) made.set(key, found)
    return found
  }
}
