import type { Language } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'

const customTwin = msg({ message: 'Custom digital twin' })

/** Returns the name of a digital twin among what was bought. Everything else is named by the price list. */
export function twinName(language: Language): string {
  return translate(language, customTwin)
}
