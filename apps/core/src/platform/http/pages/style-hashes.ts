import { createHash } from 'node:crypto'

/** The source of an empty style element, which styled-components inserts and fills rule by rule. */
const EMPTY = sourceOf('')

/** Returns the sources of a Content-Security-Policy that allow the style elements of a page (CSP Level 3, 2.3.1). */
export function styleHashes(html: string): string[] {
  const texts = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  return [...new Set([EMPTY, ...texts.map(sourceOf)])]
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
