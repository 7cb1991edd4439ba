import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, newName, stack } from './running.ts'

const FORTY_WORDS =
  'Welcome to the old harbour. In the next minute I will show you three places that most visitors walk straight past. ' +
  'Our walk starts at nine from the blue kiosk, and groups are small, never more than eight people.'

const PASSWORD = 'three plain words'

it('loses nothing that was typed: reload, back, a broken line, a second window, the end of a session', async () => {
  const context = await newContext()
  const page = await context.newPage()
  const writer = newName('writer')
  await register(page, writer)
  await page.goto('/generate-video')
  await writeScript(page, 'One. ')
  await page.reload()
  expect(await scriptOf(page)).toBe('One. ')

  await page.goto('/dashboard')
  await page.goBack()
  expect(await scriptOf(page)).toBe('One. ')

  await context.setOffline(true)
  await writeScript(page, 'Two. ')
  await page.getByText('Kept on this device').waitFor()
  await context.setOffline(false)
  await page.getByText('Draft saved').waitFor()

  const other = await context.newPage()
  await other.goto(page.url())
  expect(await scriptOf(other)).toBe('One. Two. ')
  await writeScript(other, 'Other. ')
  await other.getByText('Draft saved').waitFor()
  await writeScript(page, 'Mine. ')
  await page.getByText('changed in another window').waitFor()
  expect([await scriptOf(page), await scriptOf(other)]).toEqual(['One. Two. Mine. ', 'One. Two. Other. '])

  await page.evaluate(() => fetch('/auth/logout', { method: 'POST' }))
  await writeScript(page, 'Signed out. ')
  await page.waitForURL('**/login**')
  await signIn(page, writer)
  await page.waitForURL('**/generate-video**')
  expect(await scriptOf(page)).toBe('One. Two. Mine. Signed out. ')
  await context.close()
})

it('keeps what was typed on every step over a reload, and is found on the dashboard', async () => {
  const context = await newContext()
  const page = await context.newPage()
  await register(page, newName('stepper'))
  await page.goto('/generate-video')
  await writeScript(page, FORTY_WORDS)
  await next(page)
  await page.getByRole('radio').first().check({ force: true })
  await next(page)
  await page.getByLabel('Price').fill('$25')
  await page.reload()
  expect(await page.getByLabel('Price').inputValue()).toBe('$25')
  await next(page)
  await page.getByText('More choices').click()
  await page.getByText('Close with your contacts').click()
  await page.getByLabel('Closing line').fill('Book today')
  await page.reload()
  await page.getByText('More choices').click()
  expect(await page.getByLabel('Closing line').inputValue()).toBe('Book today')

  await page.getByText('Draft saved').or(page.getByText('$25')).first().waitFor()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Welcome to the old harbour/ }).click()
  // The dashboard, with a script box of its own, stays until the wizard is there.
  await page.getByRole('heading', { name: 'Recent Videos' }).waitFor({ state: 'detached' })
  expect(await scriptOf(page)).toBe(FORTY_WORDS)
  await context.close()
})

it('leads from signing up to a playing video in few clicks, and the draft is gone', async () => {
  const context = await newContext()
  const page = await context.newPage()
  const startedAt = Date.now()
  let clicks = 0
  const press = async (name: string | RegExp) => {
    clicks += 1
    await page.getByRole('button', { name }).last().click()
  }
  await register(page, newName('newcomer'))
  clicks += 1
  await page.goto('/generate-video')
  clicks += 1
  await writeScript(page, FORTY_WORDS)
  await press('Next')
  await page.getByRole('radio').first().check({ force: true })
  clicks += 1
  await press('Next')
  await press('Next')
  await press(/^generate/i)
  await page.waitForURL('**/my-videos')
  const play = page.getByRole('link', { name: /^play/i }).first()
  await play.waitFor({ timeout: 150_000 })
  clicks += 1
  const drafts = await page.evaluate(async () => (await (await fetch('/api/drafts')).json()) as { items: unknown[] })
  console.info(`sign-up to playing video: ${clicks} clicks, ${Math.round((Date.now() - startedAt) / 1000)} s`)

  expect(clicks).toBeLessThanOrEqual(8)
  expect(drafts.items).toEqual([])
  await context.close()
})

function newContext(): Promise<BrowserContext> {
  return browser.newContext({ baseURL: stack.origin('waymark'), viewport: { width: 1440, height: 900 } })
}

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('**/onboarding')
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page
    .getByRole('button', { name: /log in|sign in/i })
    .first()
    .click()
}

const script = (page: Page) => page.locator('textarea').first()

/** Goes on at the end of the script. */
async function writeScript(page: Page, words: string): Promise<void> {
  await script(page).press('Control+End')
  await script(page).pressSequentially(words)
}

async function scriptOf(page: Page): Promise<string> {
  await script(page).waitFor()
  return script(page).inputValue()
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}
