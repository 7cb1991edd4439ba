import type { Language } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'
import Bowser from 'bowser'

/**
 * Only these names are shown. For other browsers bowser returns parts of the header itself. Its map lacks Miui, which it
 * recognizes.
 */
const BROWSERS = new Set([...Object.values(Bowser.BROWSER_MAP), 'Miui'])

const browserOnSystem = msg({ message: '{browser} on {system}' })
const unknownBrowser = msg({ message: 'Unknown browser' })

/**
 * Returns the browser and system of a User-Agent header, such as `Firefox on Windows`. Anybody can send any header, so it
 * proves nothing.
 */
export function browserName(userAgent: string | null, language: Language = 'en'): string {
  const { browser, os } = Bowser.parse(userAgent || 'none')
  const known = BROWSERS.has(browser.name ?? '') ? browser.name : undefined
  const name = known ?? translate(language, unknownBrowser)
  return os.name ? translate(language, browserOnSystem, { browser: name, system: os.name }) : name
}
