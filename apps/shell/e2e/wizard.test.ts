import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, newName, stack } from './running.ts'
import { onStep } from './stepper.ts'

const FORTY_WORDS =
  'Welcome to the old harbour. In the next minute I will show you three places that most visitors walk straight past. ' +
  'Our walk starts at nine from the blue kiosk, and groups are small, never more than eight people.'

const PASSWORD = 'three plain words'

/** The time for which the connection is down. Half a minute takes too long for every change. */
const OFFLINE_MS = process.env.TEST_SCOPE === 'long' ? 30_000 : 1000

/** The fields of each step after the script, and how they are opened. */
const FIELDS: [step: number, name: string, open: (page: Page) => Promise<void>][] = [
  [2, 'Word in the script', openPronunciation],
  [3, 'Price', async () => {}],
  [4, 'Call to action', openClosing],
]

it('no typed text is lost on reload, back, a broken connection, a second window or an expired session', async () => {
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
  await page.getByText('Offline. We’ll save').waitFor()
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

it('each step keeps its input over a reload, and the draft is on the dashboard', async () => {
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
  await page.getByText('More options').click()
  await page.getByText('End card').click()
  await page.getByLabel('Call to action').fill('Book today')
  await page.reload()
  await page.getByText('More options').click()
  expect(await page.getByLabel('Call to action').inputValue()).toBe('Book today')

  await page.getByText('Draft saved').or(page.getByText('$25')).first().waitFor()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /Welcome to the old harbour/ }).click()
  // The dashboard, with a script box of its own, stays until the wizard is there.
  await page.getByRole('heading', { name: 'Recent Videos' }).waitFor({ state: 'detached' })
  expect(await scriptOf(page)).toBe(FORTY_WORDS)
  await context.close()
})

it('no input is lost on the later steps', { timeout: 600_000 }, async () => {
  const context = await newContext()
  const page = await context.newPage()
  const writer = newName('typist')
  await register(page, writer)
  await page.goto('/generate-video')
  await writeScript(page, FORTY_WORDS)
  await next(page)
  await page.getByRole('radio').first().check({ force: true })
  await page.getByText('Draft saved').waitFor()
  for (const [step, name, open] of FIELDS) {
    await page.goto(addressOf(page, step))
    const kept = await keptIn({ context, page, writer, name, open })
    expect([step, kept]).toEqual([
      step,
      [
        ['reload', '$1'],
        ['back', '$2'],
        ['offline', '$3'],
        ['this window', '$5'],
        ['the other window', '$4'],
        ['the end of the session', '$6'],
      ],
    ])
  }
  await context.close()
})

it('a new customer gets to a playing video in few clicks, and the draft is deleted', async () => {
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
  await onStep(page, 3)
  await press('Next')
  await onStep(page, 4)
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

interface Typing {
  context: BrowserContext
  page: Page
  writer: string
  /** The field, and how people get to it. */
  name: string
  open: (page: Page) => Promise<void>
}

/** Types into a field, one thing after the other goes wrong, and what the field holds then. */
async function keptIn({ context, page, writer, name, open }: Typing): Promise<[how: string, value: string][]> {
  const kept: [how: string, value: string][] = []
  const field = async (on: Page) => {
    await open(on)
    return on.getByLabel(name).first()
  }
  const note = async (how: string, on = page) => kept.push([how, await (await field(on)).inputValue()])
  // No save of the reloaded window arrives: the restored text comes from the browser's storage.
  await page.route('**/api/drafts/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  )
  await (await field(page)).fill('$1')
  await page.reload()
  await page.unroute('**/api/drafts/*')
  await note('reload')

  await (await field(page)).fill('$2')
  await page.goto('/dashboard')
  await page.goBack()
  await note('back')

  await context.setOffline(true)
  await (await field(page)).fill('$3')
  await page.getByText('Offline. We’ll save').waitFor()
  await page.waitForTimeout(OFFLINE_MS)
  await context.setOffline(false)
  await page.getByText('Draft saved').waitFor({ timeout: 60_000 })
  await note('offline')

  const other = await context.newPage()
  await other.goto(page.url())
  await (await field(other)).fill('$4')
  await other.getByText('Draft saved').waitFor()
  await (await field(page)).fill('$5')
  await page.getByText('changed in another window').waitFor()
  await note('this window')
  await note('the other window', other)
  await other.close()

  await page.evaluate(() => fetch('/auth/logout', { method: 'POST' }))
  await (await field(page)).fill('$6')
  await page.waitForURL('**/login**')
  await signIn(page, writer)
  await page.waitForURL('**/generate-video**')
  await note('the end of the session')
  return kept
}

function newContext(): Promise<BrowserContext> {
  return browser.newContext({ baseURL: stack.origin('waymark'), viewport: { width: 1440, height: 900 } })
}

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Username', { exact: true }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
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

/** Continues at the end of the script. */
async function writeScript(page: Page, words: string): Promise<void> {
  await script(page).press('Control+End')
  await script(page).pressSequentially(words)
}

async function scriptOf(page: Page): Promise<string> {
  await script(page).waitFor()
  return script(page).inputValue()
}

/** The draft of the page, on another step. */
function addressOf(page: Page, step: number): string {
  const address = new URL(page.url())
  address.searchParams.set('step', String(step))
  return address.href
}

async function openPronunciation(page: Page): Promise<void> {
  const field = page.getByLabel('Word in the script').first()
  await openUntil(field, page.getByText('Pronunciation'), page.getByRole('button', { name: 'Add word' }))
}

async function openClosing(page: Page): Promise<void> {
  await openUntil(page.getByLabel('Call to action'), page.getByText('More options'), page.getByText('End card'))
}

/** Presses what leads to a field until it is seen: a page that is drawn again after a sign-in closes its parts. */
async function openUntil(field: Locator, first: Locator, second: Locator): Promise<void> {
  const press = async () => {
    if (!(await field.isVisible())) await ((await second.isVisible()) ? second : first).click()
    return field.isVisible()
  }
  await expect.poll(press, { timeout: 60_000 }).toBe(true)
}

async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}
