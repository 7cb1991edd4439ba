// A page in a real browser that records the frame in which it shows a new colour.
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

/** Returns when the first frame with this colour began. */
function paintedAt(page: Page, primary: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const primary = getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()
          if (primary === wanted) resolve(Date.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    primary,
  )
}
