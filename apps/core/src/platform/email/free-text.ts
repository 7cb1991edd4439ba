import { escapeHtml } from '../http/pages/escape-html.ts'

/** Matches links. Trailing punctuation and brackets belong to the sentence. */
const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}…。，؟]/gu

/** Returns typed text as HTML: addresses become links, line breaks stay, everything else is escaped. */
export function freeText(typed: string, linkStyle: string): string {
  let [html, at] = ['', 0]
  for (const { 0: address, index } of typed.matchAll(ADDRESS)) {
    const shown = escapeHtml(address)
    html += `${escapeHtml(typed.slice(at, index))}<a class="link" style="${linkStyle}" href="${shown}">${shown}</a>`
    at = index + address.length
  }
  return (html + escapeHtml(typed.slice(at))).replaceAll(/\r?\n/g, '<br>')
}
