// A page in a real browser that notes the frame in which it wears a new colour.
import type { Browser, Page } from 'playwright-core'
import { commits, countCommits } from '../../apps/shell/e2e/commits.ts'

export async function openWatchedPage(browser: Browser, baseURL: string) {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await page.addInitScript(countCommits)
  const socket = page.waitForEvent('websocket', { timeout: 60_000 })
  await page.goto('/login')
  await socket
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('load', () => void loads++)
  const before = await commits(page)
  return {
    painted: (primary: string) => paintedAt(page, primary),
    loads: () => loads,
    renders: async () => (await commits(page)) - before,
  }
}

/** When the first frame began in which the page has this colour. */
function paintedAt(page: Page, primary: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const exportBranding = getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()
          if (exportBranding === wanted) resolve(Date.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    primary,
  )
}
