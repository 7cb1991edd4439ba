import type { Page } from 'playwright-core'

/** The time in which a press must have a visible effect, in milliseconds. */
const EFFECT_MS = 4000

/**
 * Presses the control that is marked with a number and returns whether anything came of it: something on the page changed or
 * played, a request, another address, a window, a file, a question of the browser.
 */
export async function press(page: Page, number: number): Promise<boolean> {
  const control = page.locator(`[data-crawled="${number}"]`).first()
  await control.hover({ timeout: 20_000 })
  await page.waitForTimeout(100)
  await page.evaluate(noticeEffects)
  const url = page.url()
  let hasOutside = false
  const note = () => (hasOutside = true)
  const events = ['request', 'popup', 'download', 'filechooser', 'dialog'] as const
  for (const event of events) page.on(event as 'request', note)
  try {
    await control.click({ timeout: 20_000, noWaitAfter: true })
    const end = Date.now() + EFFECT_MS
    while (Date.now() < end) {
      if (hasOutside || page.url() !== url || (await hasInside(page))) return true
      await page.waitForTimeout(50)
    }
    return false
  } finally {
    for (const event of events) page.off(event as 'request', note)
  }
}

type Noticing = typeof globalThis & { crawlEffects?: number; isCrawled?: boolean }

/** A page that is being left has changed. */
function hasInside(page: Page): Promise<boolean> {
  return page.evaluate(() => ((globalThis as Noticing).crawlEffects ?? 1) > 0).catch(() => true)
}

/** Counts from now on what the page does. */
function noticeEffects(): void {
  const noticing = globalThis as Noticing
  const focused = document.activeElement
  const note = () => (noticing.crawlEffects = (noticing.crawlEffects ?? 0) + 1)
  noticing.crawlEffects = 0
  addEventListener(
    'focusin',
    ({ target }) => target !== focused && !(target as Element).closest('[data-crawled]') && note(),
    { capture: true, once: true },
  )
  if (noticing.isCrawled) return
  noticing.isCrawled = true
  const showsPress = ({ type, attributeName }: MutationRecord) =>
    type === 'attributes' &&
    /^(data-(pressed|hovered|focused|focus-visible|crawled)|style|class)$/.test(attributeName ?? '')
  new MutationObserver((changes) => !changes.every(showsPress) && note()).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  for (const event of ['play', 'pause', 'input', 'change', 'fullscreenchange', 'scroll', 'toggle', 'invalid'])
    addEventListener(event, note, true)
  globalThis.print = note
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    note()
    return play.call(this)
  }
}
