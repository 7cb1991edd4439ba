import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A normal user agent: headless browsers are counted as bots. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Words = (english: string) => string

interface Watching {
  link: string
  title: string
  /** Texts in the language of the page. */
  words: Words
  /** Gets what the page does that its policy forbids, and its errors. */
  violations: string[]
}

/** A person who has only the link plays the video, and the view is counted. */
export async function watchAt(viewer: BrowserContext, { link, title, words, violations }: Watching): Promise<Page> {
  const page = await viewer.newPage()
  page.on('console', (message) => message.text().includes('Content Security Policy') && violations.push(message.text()))
  page.on('pageerror', (error) => violations.push(error.message))
  await page.goto(link)
  await page.getByRole('heading', { name: title }).waitFor()
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/plays'))
  await page.getByRole('button', { name: words('Play'), exact: true }).click()
  expect((await counted).status()).toBe(200)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  await page.locator('[data-transcript] li[aria-current]').waitFor()
  return page
}

/** Leaves a question below the video. */
export async function askSomething(page: Page, words: Words, question: string): Promise<void> {
  await page.getByLabel(words('Name'), { exact: true }).fill('Ana')
  await page.getByLabel(words('Email')).fill('ana@guests.example')
  await page.getByLabel(new RegExp(`^${words('Message')}`)).fill(question)
  await page.getByRole('checkbox').check()
  // A form sent too quickly asks the person to wait and press again.
  await expect
    .poll(
      async () => {
        const send = page.getByRole('button', { name: words('Send') })
        if (await send.isEnabled({ timeout: 1000 }).catch(() => false))
          await send.click({ timeout: 2000 }).catch(() => {})
        return page.locator('[data-sent] [data-sent-to]').isVisible()
      },
      { timeout: 90_000, interval: 1000 },
    )
    .toBe(true)
}

/** Any page of the tenant reads its outbox. */
export async function mailArrives(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => page.evaluate(async () => (await fetch('/dev/mail')).text()), { timeout: 90_000, interval: 500 })
    .toContain(text)
}
