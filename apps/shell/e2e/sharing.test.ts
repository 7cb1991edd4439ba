import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from './screens.ts'
import { readCode } from './code-reader.ts'
import { browser, stack } from './running.ts'
import { askSomething, mailArrives, userAgent, watchAt } from './viewer.ts'
import { wordsIn } from './messages.ts'

const words = wordsIn('en')

it('an owner shares a video, a visitor watches it and asks a question, the QR code is printed, and the link is turned off', async () => {
  const owner = await open()
  await signIn(owner, '/auth/login', account())
  const page = await owner.newPage()
  await makeRendition(page)

  const link = await share(page)
  const viewer = await open()
  const violations: string[] = []
  const sharedPage = await watchAt(viewer, { link, title: 'Harbour walk', words, violations })
  await askSomething(sharedPage, words, 'Three places on Sunday?')

  expect(violations).toEqual([])
  await page.goto('/leads')
  await page.getByText('Three places on Sunday?').waitFor()
  await mailArrives(page, 'Three places on Sunday?')
  await page.goto('/my-videos')
  await page.getByText('1 view').first().waitFor()
  await page.getByRole('button', { name: 'Share Harbour walk' }).click()
  expect([await readCode(page, 'PNG'), await readCode(page, 'SVG')]).toEqual([link, link])
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

/** Asks the core for a short video; the wizard has a journey of its own. */
async function makeRendition(page: Page): Promise<void> {
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
  await closeBehindToast(page)
  return link
}

/** One press of Escape closes the dialog one is in, and leaves the toast above it to be read. */
async function closeBehindToast(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 2000 })
  expect(await page.getByText('Link copied to clipboard', { exact: true }).count()).toBe(1)
}

async function endLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn off link' }).click()
  await page.getByRole('dialog', { name: 'Turn off this link?' }).getByRole('button', { name: 'Turn off link' }).click()
  await page.getByText('Link turned off', { exact: true }).waitFor()
}

async function textOf(viewer: BrowserContext, link: string): Promise<[number | undefined, string]> {
  const page = await viewer.newPage()
  const answer = await page.goto(link)
  const text = await page.locator('main').innerText()
  await page.close()
  return [answer?.status(), text]
}
