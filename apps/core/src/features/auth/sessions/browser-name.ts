import Bowser from 'bowser'

/** Only these are shown. Of other browsers bowser returns words of the header itself; its map lacks Miui, which it knows. */
const BROWSERS = new Set([...Object.values(Bowser.BROWSER_MAP), 'Miui'])

/** Returns what a User-Agent header says in words, such as `Firefox on Windows`. Anybody can send it, so it proves nothing. */
export function browserName(userAgent: string | null): string {
  const { browser, os } = Bowser.parse(userAgent || 'none')
  const name = browser.name && BROWSERS.has(browser.name) ? browser.name : 'Unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
