import type { BrandDraft } from '@vitrine/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { browser, stack } from './running.ts'
import { signIn } from './screens.ts'

const PARTNER = 'waymark'
const DRAFT = '/api/whitelabel/branding/draft'
const CHECKOUT = '/checkout?plan=starter-pack&type=bundle&amount=177.5&credits=10'
/** The partner's style sheet, which also changes the button that takes money. */
const SHEET = 'body { outline: 7px solid #f00 } .t-button { letter-spacing: 9px }'

beforeAll(async () => {
  const owner = await pageOf('owner')
  const { design } = await ask<BrandDraft>(owner, 'GET', DRAFT)
  const { publishedVersion } = await ask<BrandDraft>(owner, 'PUT', DRAFT, { design: { ...design, customCss: SHEET } })
  await ask(owner, 'POST', '/api/whitelabel/branding/publish', { basedOn: publishedVersion })
  await owner.context().close()
})

it('the partner’s style sheet is off in both dialogs of the dashboard, and on again when they close', async () => {
  const page = await pageOf('customer')
  await page.goto('/dashboard')
  await expect.poll(() => lookOf(page, 'Buy Credits'), patient).toEqual(branded)

  for (const _time of ['first', 'second']) {
    await page.getByRole('button', { name: 'Buy Credits' }).click()
    const offer = 'Select Package: Explorer Package'
    await page.getByRole('button', { name: offer }).waitFor()
    expect(await lookOf(page, offer)).toEqual(plain)
    await page.getByRole('button', { name: offer }).click()
    await page.getByRole('button', { name: /^Pay / }).waitFor()
    expect(await lookOf(page, 'Pay ')).toEqual(plain)
    await page.keyboard.press('Escape')
    await expect.poll(() => lookOf(page, 'Buy Credits'), patient).toEqual(branded)
  }
  await page.context().close()
})

it('the partner’s style sheet is off on the checkout, and on again after going back to the videos', async () => {
  const page = await pageOf('customer')
  await page.goto('/my-videos')
  await page.getByRole('heading', { level: 1, name: 'My Videos' }).waitFor()
  await expect.poll(() => outlineOf(page), patient).toBe(branded.outline)

  await walkTo(page, CHECKOUT)
  await page.getByRole('button', { name: /^Pay / }).waitFor()
  expect(await lookOf(page, 'Pay ')).toEqual(plain)

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'My Videos' }).waitFor()
  await expect.poll(() => outlineOf(page), patient).toBe(branded.outline)
  expect(await page.evaluate(() => 'wasHere' in globalThis)).toBe(true)
  await page.context().close()
})

/** The sheet is fetched from the server, which may be slow. */
const patient = { timeout: 20_000 }
const branded = { outline: '7px', letterSpacing: '9px' }
const plain = { outline: '0px', letterSpacing: 'normal' }

/** Returns the computed style of the page and a button on it. */
async function lookOf(page: Page, button: string): Promise<typeof plain> {
  const letterSpacing = await page
    .getByRole('button', { name: button })
    .first()
    .evaluate((element) => getComputedStyle(element).letterSpacing)
  return { outline: await outlineOf(page), letterSpacing }
}

function outlineOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.querySelector('.tenant') ?? document.body)
    return outlineStyle === 'none' ? '0px' : outlineWidth
  })
}

/** Navigates without loading the page, which would remove the mark. */
function walkTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    Object.assign(globalThis, { wasHere: true })
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

async function pageOf(role: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.origin(PARTNER), reducedMotion: 'reduce' })
  const { username, password } = stack.account(PARTNER, role)
  await signIn(context, '/auth/login', { username, password })
  const page = await context.newPage()
  await page.goto('/')
  return page
}

/** A call of the partner's, from a page of the site. */
function ask<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  const sent = { method, path, body: body === undefined ? null : JSON.stringify(body) }
  return page.evaluate(async ({ method, path, body }) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, body === null ? { method } : { method, body, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as never
  }, sent) as Promise<T>
}
