import { indexedScreens } from '@vitrine/contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, stack } from './running.ts'

const visits = ['waymark', 'keystone'].flatMap((tenant) =>
  ['en-US', 'fa-IR'].flatMap((locale) => indexedScreens.map((path) => ({ tenant, locale, path }))),
)

it.each(visits)(
  '$tenant $path in $locale is hydrated unchanged, and the click that triggered it works',
  async (visit) => {
    const { tenant, locale, path } = visit
    const context = await browser.newContext({ baseURL: stack.origin(tenant), locale })
    const page = await context.newPage()
    const scripts: string[] = []
    const complaints: string[] = []
    page.on('response', (answer) => answer.url().endsWith('.js') && scripts.push(answer.url()))
    page.on('console', (line) => complaints.push(line.text()))
    page.on('pageerror', ({ message }) => complaints.push(message))

    await page.goto(path, { waitUntil: 'load' })
    expect(scripts.filter((url) => url.includes('/first-'))).toEqual([])
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-stood', ''))
    await pressTheme(page)
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'light')

    expect(await page.locator('main[data-stood]').count()).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  },
)

it('a public page loads the app when the pointer moves, not when it rests where a page appears', async () => {
  const context = await browser.newContext({ baseURL: stack.origin('waymark') })
  const page = await context.newPage()
  await page.goto('/privacy', { waitUntil: 'load' })
  const movedTo = (clientX: number) =>
    page.evaluate((x) => dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: 0 })), clientX)
  const isAppAsked = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/first-')))

  await movedTo(0)
  await movedTo(0)
  await page.waitForTimeout(300)
  expect(await isAppAsked()).toBe(false)
  await movedTo(40)
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/first-')),
  )
  await context.close()
})

it('a public page is readable, with working links, without any script', async () => {
  const context = await browser.newContext({ baseURL: stack.origin('waymark'), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')

  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await page.locator('footer a[href="/pricing"]').click()
  expect(new URL(page.url()).pathname).toBe('/pricing')
  await context.close()
})

/** Presses the second button in the bar of every public page, which toggles light and dark in every language. */
function pressTheme(page: Page): Promise<void> {
  return page.locator('header button').nth(1).click()
}
