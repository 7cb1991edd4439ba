import type { Page } from 'playwright-core'

const LAYERS = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role=${role}]:visible`).join(', ')

/** Returns the number of open dialogs, menus and lists on the page. */
export function layersOn(page: Page): Promise<number> {
  return page.locator(LAYERS).count()
}

/** Returns what a person would call broken about a page at rest: nothing on it, no heading, an error page, links to nowhere. */
export async function brokenLook(page: Page): Promise<string[]> {
  await page
    .locator('h1, h2')
    .first()
    .waitFor({ state: 'attached', timeout: 15_000 })
    .catch(() => undefined)
  const { text, headings, anchors } = await page.evaluate(readLook)
  if (text.length < 20) return ['the page is blank']
  if (headings.length === 0) return ['the page has no heading']
  const error = headings.find((heading) => /^404|not found|something went wrong|didn’t load|can’t be/i.test(heading))
  return error ? [`the page says “${error}”`, ...anchors] : anchors
}

function readLook() {
  const broken = (link: HTMLAnchorElement): string | null => {
    const href = link.getAttribute('href')
    if (!href || href === '#' || href.startsWith('javascript:')) return 'nowhere'
    if (/^(mailto|tel):?$/.test(href) || /undefined|null|\[object|NaN/.test(href)) return href
    return href.startsWith('#') && !document.querySelector(`[id="${CSS.escape(href.slice(1))}"]`)
      ? `${href}, not on the page`
      : null
  }
  return {
    text: document.body.innerText.trim(),
    headings: [...document.querySelectorAll('h1, h2, [role=heading]')].map((one) => one.textContent ?? ''),
    anchors: [...document.querySelectorAll('a')].flatMap((link) => {
      const place = broken(link)
      return place ? [`“${(link.textContent || link.ariaLabel || '').trim().slice(0, 40)}” leads to ${place}`] : []
    }),
  }
}
