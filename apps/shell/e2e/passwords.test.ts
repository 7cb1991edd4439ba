import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { startPrepared } from './prepared-stack.ts'
import { signIn } from './screens.ts'
import type { Stack } from './stack.ts'

const SECRET = 'a-secret-that-is-typed-here'

let stack: Stack
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startPrepared(), openBrowser()])
  context = await browser.newContext({ baseURL: stack.origin('waymark') })
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  stack?.remove()
})

// A style sheet can read attributes and send them; it cannot read typed text.
it.each(['/login', '/register', '/reset-password?token=x', '/admin'])(
  'a password typed on %s is in no attribute of the page',
  async (path) => expect(await placesOfSecret(path)).toEqual([]),
)

it('a password typed in the settings is in no attribute of the page', async () => {
  const { username, password } = stack.account('waymark', 'customer')
  await signIn(context, '/auth/login', { username, password })

  expect(await placesOfSecret('/profile')).toEqual([])
})

/** Types into every password field, shows and hides it, sends the form, and lists the attributes that hold what was typed. */
async function placesOfSecret(path: string): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  const fields = page.locator('input[type=password]')
  await fields.first().waitFor()
  const count = await fields.count()
  expect(count).toBeGreaterThan(0)
  for (let index = 0; index < count; index++) await fields.nth(index).pressSequentially(SECRET)
  const found = await attributesWith(page, SECRET)
  const show = page.getByRole('button', { name: 'Show password' })
  while (await show.count()) await show.first().click()
  found.push(...(await attributesWith(page, SECRET)))
  await page.locator('input[autocomplete*=password]').last().press('Enter')
  await page.waitForTimeout(500)
  found.push(...(await attributesWith(page, SECRET)))
  await page.close()
  return found
}

function attributesWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate((secret) => {
    const all = [...document.querySelectorAll('*')]
    const attributes = all.flatMap((element) => [...element.attributes].map((attribute) => ({ element, attribute })))
    const found = attributes.filter(({ attribute }) => attribute.value.includes(secret))
    return found.map(({ element, attribute }) => `${element.tagName}[${attribute.name}]`)
  }, text)
}
