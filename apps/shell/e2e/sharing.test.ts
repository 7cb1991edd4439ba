import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from './screens.ts'
import { browser, stack } from './running.ts'

// What names itself a headless browser is counted as a program.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it('an owner shares a video, somebody without an account watches it and asks, and the link can be ended', async () => {
  const owner = await open()
  await signIn(owner, '/auth/login', account())
  const page = await owner.newPage()
  await makeFilm(page)

  const link = await share(page)
  const viewer = await open()
  const violations: string[] = []
  const film = await watch(viewer, link, violations)
  await askSomething(film)

  expect(violations).toEqual([])
  await page.goto('/leads')
  await page.getByText('Three places on Sunday?').waitFor()
  await mailArrives(page, 'Three places on Sunday?')
  await page.goto('/my-videos')
  await page.getByText('1 view').first().waitFor()
  await endLink(page)

  const [gone, wrong] = [await textOf(viewer, link), await textOf(viewer, link.replace(/.{22}$/, 'A'.repeat(22)))]
  expect(gone).toEqual(wrong)
  expect(gone[0]).toBe(404)
  await owner.close()
  await viewer.close()
})

function account() {
  const { username, password } = stack.account('waymark', 'customer')
  return { username, password }
}

function open(): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: stack.origin('waymark'),
    userAgent,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
}

/** Asks the core for a short film; the wizard has a journey of its own. */
async function makeFilm(page: Page): Promise<void> {
  await page.goto('/my-videos')
  await page.evaluate(async () => {
    const [avatar] = (await (await fetch('/api/avatars')).json()) as { id: string }[]
    const body = JSON.stringify({ title: 'Harbour walk', script: 'Come at nine. Bring a hat.', avatarId: avatar?.id })
    await fetch('/api/videos', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  })
  await page.getByRole('link', { name: /^play/i }).first().waitFor({ timeout: 120_000 })
}

async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share Harbour walk' }).click()
  await page.getByText('Link copied to clipboard', { exact: true }).waitFor()
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('button', { name: 'Close' }).first().click()
  return link
}

async function watch(viewer: BrowserContext, link: string, violations: string[]): Promise<Page> {
  const page = await viewer.newPage()
  page.on('console', (message) => message.text().includes('Content Security Policy') && violations.push(message.text()))
  page.on('pageerror', (error) => violations.push(error.message))
  await page.goto(link)
  await page.getByRole('heading', { name: 'Harbour walk' }).waitFor()
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/plays'))
  await page.getByRole('button', { name: 'Play' }).click()
  expect((await counted).status()).toBe(200)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  await page.locator('[data-transcript] li[aria-current]').waitFor()
  return page
}

async function askSomething(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Email').fill('ana@guests.example')
  await page.getByLabel('Message', { exact: true }).fill('Three places on Sunday?')
  await page.getByRole('checkbox').check()
  // Who is too quick is asked to wait, and then presses again.
  await expect
    .poll(
      async () => {
        const send = page.getByRole('button', { name: 'Send' })
        if (await send.isVisible()) await send.click()
        return page.getByText('The answer comes to ana@guests.example').isVisible()
      },
      { timeout: 15_000, interval: 1000 },
    )
    .toBe(true)
}

async function mailArrives(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => page.evaluate(async () => (await fetch('/dev/mail')).text()), { timeout: 20_000, interval: 500 })
    .toContain(text)
}

async function endLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share Harbour walk' }).click()
  await page.getByRole('button', { name: 'End the link' }).click()
  await page.getByRole('dialog', { name: 'End this link?' }).getByRole('button', { name: 'End the link' }).click()
  await page.getByText('The link no longer works', { exact: true }).waitFor()
}

async function textOf(viewer: BrowserContext, link: string): Promise<[number | undefined, string]> {
  const page = await viewer.newPage()
  const answer = await page.goto(link)
  const text = await page.locator('main').innerText()
  await page.close()
  return [answer?.status(), text]
}
