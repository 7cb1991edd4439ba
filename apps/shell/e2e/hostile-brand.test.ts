import type { BrandDraft } from '@vitrine/contract'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { hostileLogos } from './hostile-logos.ts'
import { AWAY, hostileSheets } from './hostile-sheets.ts'
import { browser, stack } from './running.ts'

const PARTNER = 'azure-coast'
const DRAFT = '/api/whitelabel/branding/draft'
/** Nothing here takes a second. A longer wait fails the test with the name of what is missing. */
const ANSWER_WITHIN_MS = 60_000

let owner: Page
let design: BrandDraft['design'] | undefined

beforeAll(async () => {
  const context = await browser.newContext({ baseURL: stack.origin(PARTNER) })
  owner = await context.newPage()
  await owner.goto('/login')
  const { username, password } = stack.account(PARTNER, 'owner')
  await ask('POST', '/auth/login', { username, password })
})

/** A call of the partner's, from a page of the site. */
function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const sent = { method, path, body: body === undefined ? null : JSON.stringify(body), withinMs: ANSWER_WITHIN_MS }
  return owner.evaluate(async ({ method, path, body, withinMs }) => {
    const headers = { 'content-type': 'application/json' }
    const asked = { method, signal: AbortSignal.timeout(withinMs) }
    const answer = await fetch(path, body === null ? asked : { ...asked, body, headers })
    return (await answer.json()) as never
  }, sent) as Promise<T>
}

async function drafted(customCss: string): Promise<BrandDraft> {
  design ??= (await ask<BrandDraft>('GET', DRAFT)).design
  return ask('PUT', DRAFT, { design: { ...design, customCss } })
}

/** A page that notes what leaves the site and what runs. */
async function watched(context: BrowserContext): Promise<{ page: Page; noted: string[] }> {
  const page = await context.newPage()
  const noted: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(stack.origin(PARTNER)) || /^(data|blob):/.test(request.url())
    if (!isOurs) noted.push(`request ${request.url()}`)
  })
  page.on('dialog', (dialog) => void noted.push(`dialog ${dialog.message()}`))
  return { page, noted }
}

it('the watcher detects an unfiltered style sheet that makes requests', async () => {
  const context = await browser.newContext()
  const { page, noted } = await watched(context)
  await page.setContent(`<style>@import url(${AWAY}/0.css);</style>`)
  await expect.poll(() => noted.length).toBeGreaterThan(0)
  await context.close()
})

it('no hostile style sheet makes requests, runs code, or changes what is not its own', async () => {
  expect(hostileSheets.length).toBeGreaterThanOrEqual(100)
  const context = await browser.newContext({ baseURL: stack.origin(PARTNER) })
  const { page, noted } = await watched(context)
  await page.goto('/')
  const title = await page.title()
  let shown = 0
  for (const sheet of hostileSheets) {
    const { sheetUrl } = await drafted(sheet)
    if (sheetUrl) shown += Number(await branded(page, sheetUrl))
    expect([sheet, await page.title(), noted]).toEqual([sheet, title, []])
  }
  // Some are left as harmless rules, which proves that the page used the output of the filter.
  expect(shown).toBeGreaterThan(5)
  await context.close()
})

/** Puts a style sheet on the page; true when it has loaded. It has another id than the app's own, which the app takes away. */
function branded(page: Page, url: string): Promise<boolean> {
  return page.evaluate(
    ({ href, withinMs }) =>
      new Promise<boolean>((resolve, reject) => {
        document.getElementById('hostile-css')?.remove()
        const link = Object.assign(document.createElement('link'), { id: 'hostile-css', rel: 'stylesheet', href })
        link.addEventListener('load', () => requestAnimationFrame(() => resolve(true)))
        link.addEventListener('error', () => resolve(false))
        document.head.append(link)
        setTimeout(() => reject(new Error(`${href} did not come within ${withinMs} ms`)), withinMs)
      }),
    { href: url, withinMs: ANSWER_WITHIN_MS },
  )
}

it('the sign-in screen is pixel-identical under every accepted rule, opened directly or by navigation', async () => {
  const context = await browser.newContext({ baseURL: stack.origin(PARTNER), reducedMotion: 'reduce' })
  const page = await context.newPage()
  const plain = await signInPicture(page)
  const loud = '* { color: red !important; transform: rotate(3deg) } .t-field, .t-button { opacity: .2; margin: 40px }'
  const { publishedVersion } = await drafted([loud, ...hostileSheets].join('\n').slice(0, 45_000))
  await ask('POST', '/api/whitelabel/branding/publish', { basedOn: publishedVersion })

  expect((await signInPicture(page)).equals(plain)).toBe(true)
  await page.goto('/faq')
  expect(await page.locator('#tenant-css').count()).toBe(1)
  // Links hidden by the sheet are activated as by keyboard.
  await page.locator('a[href="/login"]').first().dispatchEvent('click')
  await page.waitForURL('**/login')
  await settle(page)
  expect((await page.screenshot()).equals(plain)).toBe(true)
  await page.goto('/faq?nocss')
  expect(await page.locator('#tenant-css').count()).toBe(0)
  await context.close()
})

async function signInPicture(page: Page): Promise<Buffer> {
  await page.goto('/login')
  await settle(page)
  return page.screenshot()
}

/** Until all is there that will be, and nothing has the focus whose caret would blink. */
async function settle(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.mouse.move(0, 0)
}

it('no hostile logo makes requests or runs code, shown as a picture or opened', async () => {
  expect(hostileLogos.length).toBeGreaterThanOrEqual(50)
  const context = await browser.newContext({ baseURL: stack.origin(PARTNER) })
  const { page, noted } = await watched(context)
  await page.goto('/login')
  let taken = 0
  for (const logo of hostileLogos) {
    const logoUrl = await uploaded(logo)
    if (!logoUrl) continue
    taken += 1
    await page.goto(logoUrl)
    const shown = logo.slice(0, 300)
    expect([shown, await page.title(), noted]).toEqual([shown, '', []])
  }
  // Some are left as harmless shapes, so the pages really have shown what came out of the reader.
  expect(taken).toBeGreaterThan(10)
  await context.close()
})

/** Returns the address of an accepted logo; null for a refused one. */
function uploaded(logo: string): Promise<string | null> {
  return owner.evaluate(async (text) => {
    const body = new FormData()
    body.append('logo', new File([text], 'logo.svg', { type: 'image/svg+xml' }))
    const answer = await fetch('/api/whitelabel/logo', { method: 'POST', body })
    return answer.ok ? ((await answer.json()) as { logoUrl: string }).logoUrl : null
  }, logo)
}
