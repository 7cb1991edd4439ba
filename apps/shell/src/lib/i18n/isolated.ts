import { i18n } from '@lingui/core'

/**
 * What a person typed, to stand inside a sentence that is plain text: where the page runs from right to left, marks that cannot
 * be seen keep a title of the other direction together.
 */
export function isolated(typed: string): string {
  return i18n.locale === 'fa' ? `\u2068${typed}\u2069` : typed
}
