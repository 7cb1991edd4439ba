import { type Messages, i18n } from '@lingui/core'
import { currentBoot } from '../boot/boot.ts'

/** The places of `lingui.config.ts`, each with words of its own. */
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
 * Brings the words of a place in. Screens load with their words, so that no text ever changes. The page names the files of its
 * own language; a list of all of them would weigh more than most of the files. Further words come in silently: whatever shows
 * them waits for them, and a page that the app is taking over would be put up anew if its texts seemed to change.
 */
export async function loadWords(place: Place): Promise<void> {
  const { language } = currentBoot()
  const messages = await readWords(place)
  if (i18n.locale === language) Object.assign(i18n.messages, messages)
  else i18n.loadAndActivate({ locale: language, messages: { ...messages } })
}

/** The words of a place in the page's language. */
export async function readWords(place: Place): Promise<Messages> {
  const file = currentBoot().wordFiles[place]
  return file ? ((await import(/* @vite-ignore */ file)) as { messages: Messages }).messages : {}
}
