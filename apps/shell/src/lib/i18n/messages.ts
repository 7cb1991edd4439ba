import { type Messages, i18n } from '@lingui/core'
import { currentBoot } from '../boot/boot.ts'

/** The catalogs of `lingui.config.ts`. */
export type Place =
  | 'frame'
  | 'palette'
  | 'landing'
  | 'entry'
  | 'site'
  | 'faq'
  | 'verify'
  | 'app'
  | 'wizard'
  | 'link'
  | 'glossary'
  | 'batch'
  | 'tables'
  | 'rebrand'
  | 'videos'
  | 'billing'
  | 'integrations'
  | 'keys'
  | 'partner'
  | 'security'
  | 'admin'
  | 'share'

/**
 * Loads the messages of a catalog. Screens load with their messages, so no text changes after rendering. The boot data names
 * the files of the page's language, because a list for all languages would be larger than most of them. Later catalogs are
 * added without notifying React: what shows them waits for them, and a notification would discard a page that is being
 * hydrated.
 */
export async function loadWords(place: Place): Promise<void> {
  const { language } = currentBoot()
  const messages = await readWords(place)
  if (i18n.locale === language) Object.assign(i18n.messages, messages)
  else i18n.loadAndActivate({ locale: language, messages: { ...messages } })
}

/** Returns the messages of a catalog in the page's language; empty where the page has no such file. */
export async function readWords(place: Place): Promise<Messages> {
  const file = currentBoot().wordFiles[place]
  return file ? ((await import(/* @vite-ignore */ file)) as { messages: Messages }).messages : {}
}
