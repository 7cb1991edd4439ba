import type { BrandDraft, User } from '@vitrine/contract'
import sharp from 'sharp'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { publishedSheets, refusedSheets } from './covering-sheets.ts'
import { browser, stack } from './running.ts'
import { faultsIn, openScreen, signIn } from './screens.ts'

const PARTNER = 'azure-coast'
const DRAFT = '/api/whitelabel/branding/draft'
const REASON = 'The last film stays dark'

let owner: Page
let design: BrandDraft['design']

beforeAll(async () => {
  owner = await openScreen(await signedIn('owner'), '/whitelabel-dashboard')
  design = (await call<BrandDraft>(owner, 'GET', DRAFT)).design
  const { items } = await call<{ items: { id: string; username: string }[] }>(owner, 'GET', '/api/whitelabel/users')
  const { username } = stack.account(PARTNER, 'customer')
  const person = items.find((one) => one.username === username)
  await call(owner, 'POST', `/api/whitelabel/users/${person?.id}/act-as`, { reason: REASON })
})

it('every rule that selects outside the app, or covers it, is refused', async () => {
  expect(publishedSheets.length).toBeGreaterThanOrEqual(30)
  for (const sheet of refusedSheets) {
    const { sheetUrl, cssFaults } = await draft(sheet)
    expect([sheet, sheetUrl, cssFaults.length > 0]).toEqual([sheet, null, true])
  }
})

it('no published style sheet hides, covers or changes the support bar or the request to accept new terms', async () => {
  const [site, app] = await Promise.all([openScreen(await signedIn('customer'), '/pricing'), appWithNewTerms()])
  const pages = [site, app]
  const places = [barOn(site), barOn(app), app.getByRole('region', { name: 'Please review our updated terms' })]
  await publish(pages, '')
  const plain = await Promise.all(places.map(picture))
  for (const png of plain) expect(await contrastOf(png)).toBeGreaterThan(4.5)

  for (const sheet of publishedSheets) {
    await publish(pages, sheet)
    for (const page of pages) await expectReachable(sheet, button(page, 'Allow for 30 minutes'))
    await expectReachable(sheet, button(app, 'Accept'), ...places)
    const differing = await Promise.all(places.map(async (place, at) => differences(plain[at], await picture(place))))
    expect([sheet, differing]).toEqual([sheet, places.map(() => 0)])
  }
  await Promise.all(pages.map((page) => page.context().close()))
})

/** A screen of the app on which new terms are to be agreed to. */
async function appWithNewTerms(): Promise<Page> {
  const context = await signedIn('customer')
  const { user } = await call<{ user: User }>(await openScreen(context, '/faq'), 'GET', '/auth/user')
  const termsDue = [{ document: 'terms', version: 2, effectiveOn: '2026-01-01' }]
  await context.route('**/auth/user', (route) => route.fulfill({ json: { user: { ...user, termsDue } } }))
  const page = await openScreen(context, '/my-videos')
  expect(await faultsIn(page, { width: 1280 })).toEqual([])
  return page
}

const barOn = (page: Page) => page.getByRole('status').filter({ hasText: REASON })
const button = (page: Page, name: string) => page.getByRole('button', { name, includeHidden: true })

it('the bar is the first tab stop, and stays at the top while the page scrolls', async () => {
  const page = await openScreen(await signedIn('customer'), '/pricing')
  await publish([page], '')
  const bar = barOn(page)
  await bar.waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(focusedText)).toBe('Allow for 30 minutes')
  const [box, head] = [await bar.boundingBox(), await page.locator('header').first().boundingBox()]
  expect(head?.y).toBeGreaterThanOrEqual(box?.height ?? Infinity)
  await page.evaluate(() => scrollTo(0, 2000))
  expect(await bar.boundingBox()).toEqual(box)
  for (const direction of ['ltr', 'rtl'] as const)
    for (const width of [1440, 390])
      expect(await faultsIn(page, { width, direction, colorScheme: width === 390 ? 'dark' : 'light' })).toEqual([])
  await page.context().close()
})

function focusedText(): string {
  const { activeElement } = document
  return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.textContent ?? ''
}

async function signedIn(role: string) {
  const context = await browser.newContext({ baseURL: stack.origin(PARTNER), bypassCSP: true, reducedMotion: 'reduce' })
  const { username, password } = stack.account(PARTNER, role)
  await signIn(context, '/auth/login', { username, password })
  return context
}

function draft(customCss: string): Promise<BrandDraft> {
  return call(owner, 'PUT', DRAFT, { design: { ...design, customCss } })
}

/** Publishes a sheet and waits until the open pages show it. */
async function publish(pages: Page[], sheet: string): Promise<void> {
  // A page that has just been opened may not listen yet and hears of the next version.
  for (let tries = 0; tries < 3; tries++) {
    const { sheetUrl, publishedVersion } = await draft(sheet)
    expect([sheet, sheetUrl === null]).toEqual([sheet, sheet === ''])
    await call(owner, 'POST', '/api/whitelabel/branding/publish', { basedOn: publishedVersion })
    const shown = pages.map((page) => page.waitForFunction(shows, sheetUrl, { timeout: 20_000 }))
    if ((await Promise.allSettled(shown)).every(({ status }) => status === 'fulfilled')) return
  }
  throw new Error(`The pages do not show ${sheet}`)
}

function shows(url: string | null): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[href^="/theme/"][rel=stylesheet]')]
  return links.length === Number(url !== null) && links.every((link) => link.getAttribute('href') === url && link.sheet)
}

/** The text is in the window, and a press at its centre or on its button reaches it and nothing else. */
async function expectReachable(sheet: string, ...places: Locator[]): Promise<void> {
  for (const place of places) {
    await place.waitFor({ timeout: 20_000 })
    const found = await place.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      let hit = document.elementFromPoint(x + width / 2, y + height / 2)
      while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(x + width / 2, y + height / 2)
      return {
        isHit: element.contains(hit),
        isInWindow: x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight,
        isSeen: element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }),
        isLarge: width > 40 && height > 12 && Number.parseFloat(getComputedStyle(element).fontSize) >= 12,
      }
    })
    expect({ sheet, ...found }).toEqual({ sheet, isHit: true, isInWindow: true, isSeen: true, isLarge: true })
  }
}

async function picture(place: Locator): Promise<Buffer> {
  const page = place.page()
  await page.mouse.move(0, 700)
  return page.screenshot({ clip: (await place.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 } })
}

/** The contrast between the darkest and the lightest pixel of a picture, by WCAG. */
async function contrastOf(png: Buffer): Promise<number> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const linear = (value = 0) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  let [least, most] = [1, 0]
  for (let at = 0; at < data.length; at += 3) {
    const light = 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2])
    ;[least, most] = [Math.min(least, light), Math.max(most, light)]
  }
  return (most + 0.05) / (least + 0.05)
}

/** Returns the number of values by which two pictures differ beyond font smoothing. */
async function differences(one: Buffer | undefined, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all(
    [one ?? Buffer.of(), other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  )
  if (before?.length !== after?.length) return Infinity
  return before?.reduce((sum, value, at) => sum + Number(Math.abs(value - (after?.[at] ?? 0)) > 40), 0) ?? 0
}

/** A call from a page of the site, since only browsers find *.localhost. */
function call<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const sent = { method, path, body: body === undefined ? null : JSON.stringify(body) }
  return page.evaluate(async ({ method, path, body }) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, body === null ? { method } : { method, body, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as never
  }, sent) as Promise<T>
}
