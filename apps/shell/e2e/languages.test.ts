import { readFileSync } from 'node:fs'
import type { BrowserContext, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, stack } from './running.ts'
import { type Look, PLACE_RULES, PUBLIC_SCREENS, SIGNED_IN_SCREENS, faultsOn, signIn } from './screens.ts'

it('in Persian, right to left, no screen has an accessibility fault or overflows', { timeout: 900_000 }, async () => {
  const context = await contextOf('waymark', 'fa')
  const wide: Look[] = process.env.TEST_SCOPE === 'long' ? [{ width: 1440, direction: 'rtl' }] : []
  const found = await faultsOnAll(context, [{ width: 390, direction: 'rtl' }, ...wide])
  await context.close()

  expect(found).toEqual([])
})

it('texts that are 40 % longer do not overflow on a phone', async () => {
  const context = await contextOf('keystone', 'en')
  for (const file of wordFiles()) await context.route(`**/${file}`, lengthen)
  const found = await faultsOnAll(context, [{ width: 390, rules: PLACE_RULES }])
  const page = await context.newPage()
  await page.goto('/login')
  const heading = await page.locator('h1').textContent()
  await context.close()

  expect(found).toEqual([])
  expect(heading).toBe('WelcomeWe backb')
})

it('signing in restores the language of the account', async () => {
  const context = await contextOf('waymark', 'en')
  const { username, password } = stack.account('waymark', 'customer')
  await signIn(context, '/auth/login', { username, password })
  const page = await context.newPage()
  await page.goto('/profile')
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    await fetch('/auth/profile', { method: 'PATCH', headers, body: JSON.stringify({ language: 'es' }) })
  })
  await page.goto('/dashboard')
  await page.locator('html[lang=es]').waitFor({ timeout: 20_000 })
  const cookies = await context.cookies()
  await context.close()

  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('es')
})

async function contextOf(tenant: string, language: string): Promise<BrowserContext> {
  const baseURL = stack.origin(tenant)
  const context = await browser.newContext({ baseURL, bypassCSP: true })
  await context.addCookies([{ name: 'language', value: language, url: baseURL }])
  return context
}

async function faultsOnAll(context: BrowserContext, looks: Look[]): Promise<string[]> {
  const tenant = looks.some(({ direction }) => direction === 'rtl') ? 'waymark' : 'keystone'
  const found = await faultsOn(context, PUBLIC_SCREENS, looks)
  const { username, password } = stack.account(tenant, 'customer')
  await signIn(context, '/auth/login', { username, password })
  return [...found, ...(await faultsOn(context, SIGNED_IN_SCREENS, looks))]
}

/** The files of the English words in the built app. */
function wordFiles(): string[] {
  const manifest = JSON.parse(readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<
    string,
    { file: string }
  >
  return Object.entries(manifest).flatMap(([source, { file }]) => (source.startsWith('locales/en/') ? file : []))
}

/** Puts a module before each file of words that gives every word two fifths more letters; marks and values stay. */
function lengthen(route: Route): Promise<void> {
  const body = `
    import { messages } from '${route.request().url()}?plain'
    const longer = (part) => typeof part === 'string'
      ? part.split(/(<[^>]*>)/).map((text) => text.startsWith('<') ? text
        : text.replace(/\\p{L}+/gu, (word) => word + word.slice(0, Math.floor(word.length * .4) || 1))).join('')
      : part.map((value, index) => index < 2 || typeof value !== 'object' ? value
        : Object.fromEntries(Object.entries(value).map(([form, parts]) => [form, Array.isArray(parts) ? parts.map(longer) : parts])))
    for (const id of Object.keys(messages)) messages[id] = messages[id].map(longer)
    export { messages }`
  return route.fulfill({ contentType: 'text/javascript', body })
}
