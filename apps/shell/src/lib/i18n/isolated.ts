import { i18n } from '@lingui/core'

/**
 * Returns typed text for use in a plain-text sentence. On right-to-left pages, invisible marks isolate a title
 * of the other direction.
 */
export function isolated(typed: string): string {
  return i18n.locale === 'fa' ? `\u2068${typed}\u2069` : typed
}
