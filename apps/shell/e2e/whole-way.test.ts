import { readFileSync } from 'node:fs'
import type { Language } from '@vitrine/contract'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, openChatServer } from '../../core/test/servers/chat-server.ts'
import { openLibreServer } from '../../core/test/servers/libre-server.ts'
import { openBrowser } from './browser.ts'
import { startPrepared } from './prepared-stack.ts'
import type { Stack } from './stack.ts'
import { askSomething, mailArrives, userAgent, watchAt } from './viewer.ts'
import { wordsIn } from './messages.ts'
import { onStep } from './stepper.ts'

const ENGLISH = 'The garden faces the evening sun. Come and see it on Sunday at nine.'
const FARSI = 'به باغ ارم خوش آمدید. یکشنبه ساعت نه منتظر شما هستیم.'
const CODECS = { mp4: ['avc', 'aac'], webm: ['vp9', 'opus'], mov: ['avc', 'aac'] }

let stack: Stack
let browser: Browser
let chat: Awaited<ReturnType<typeof openChatServer>>
let libre: Awaited<ReturnType<typeof openLibreServer>>

beforeAll(async () => {
  chat = await openChatServer((asked) => JSON.stringify({ script: `Look up. ${dataOf(asked, 'script')}` }))
  libre = await openLibreServer(['en', 'fa'], (text) => (text.includes('garden') ? FARSI : text))
  const settings = { WRITER_URL: chat.url, WRITER_MODEL: 'editor', TRANSLATOR_URL: libre.url }
  ;[stack, browser] = await Promise.all([startPrepared(settings), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  await Promise.all([chat.close(), libre.close()])
  stack?.remove()
})

it.each<{ tenant: string; language: Language; write: (page: Page, words: Words) => Promise<string>; typed: string }>([
  { tenant: 'keystone', language: 'en', write: optimised, typed: ' Ask for Ana.' },
  { tenant: 'waymark', language: 'fa', write: translated, typed: ' سراغ آنا را بگیرید.' },
])(
  'a person of $tenant makes, shares and downloads a video in $language',
  async ({ tenant, language, write, typed }) => {
    const words = wordsIn(language)
    const context = await newContext(tenant, language)
    const page = await context.newPage()
    const title = language === 'fa' ? 'باغ ارم' : 'Alder Lane'
    await register(page, words)
    await page.goto('/generate-video')
    await page.getByLabel(words('Video Title')).fill(title)
    const script = await write(page, words)
    await page.locator('textarea').press('Control+End')
    await page.locator('textarea').pressSequentially(typed)
    expect(await page.locator('textarea').inputValue()).toBe(script + typed)
    const link = await makeAndShare(page, words, title)

    const violations: string[] = []
    const viewer = await newContext(tenant, language)
    const sharedPage = await watchAt(viewer, { link, title, words, violations })
    const shown = await sharedPage.locator('[data-transcript] li').allInnerTexts()
    await askSomething(sharedPage, words, `${title}?`)
    await page.goto('/leads')
    await page.getByText(`${title}?`, { exact: true }).waitFor()
    await mailArrives(page, `${title}?`)

    expect(violations).toEqual([])
    expect(shown.join(' ')).toContain(typed.trim())
    expect(await sharedPage.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
      language,
      language === 'fa' ? 'rtl' : 'ltr',
    ])
    expect(await filesOf(page, words, title)).toEqual(
      Object.entries(CODECS).map(([format, codecs]) => [`${title}.${format}`, codecs]),
    )
    await Promise.all([context.close(), viewer.close()])
  },
)

type Words = ReturnType<typeof wordsIn>

function newContext(tenant: string, locale: Language): Promise<BrowserContext> {
  const permissions = ['clipboard-read', 'clipboard-write']
  return browser.newContext({ baseURL: stack.origin(tenant), locale, userAgent, permissions, acceptDownloads: true })
}

async function register(page: Page, words: Words): Promise<void> {
  await page.goto('/register')
  await page.getByLabel(words('Username'), { exact: true }).fill('writer')
  await page.getByRole('textbox', { name: words('Email') }).fill('writer@mail.example')
  await page.getByLabel(words('Password'), { exact: true }).fill('three plain words')
  await page.getByLabel(words('Confirm password')).fill('three plain words')
  await page.getByRole('button', { name: words('Create account') }).click()
  await page.waitForURL('**/onboarding')
}

/** The model's version of an English script. */
async function optimised(page: Page, words: Words): Promise<string> {
  await page.locator('textarea').pressSequentially(ENGLISH)
  await page.getByRole('button', { name: words('Optimize Script for Marketing') }).click()
  await page.getByText('Look up.').first().waitFor()
  await page.getByRole('button', { name: words('Keep changes') }).click()
  return `Look up. ${ENGLISH}`
}

/** An English script in Farsi. */
async function translated(page: Page, words: Words): Promise<string> {
  await page.locator('textarea').pressSequentially(ENGLISH)
  await page.getByLabel(words('Spoken language')).selectOption('en')
  await page.getByLabel(words('Target language')).selectOption('farsi')
  await page.getByRole('button', { name: words('Translate Script') }).click()
  await page.getByText(FARSI.slice(0, 18)).first().waitFor()
  await page.getByRole('button', { name: words('Keep changes') }).click()
  return FARSI
}

/** From the written script to the link of its video, which plays. */
async function makeAndShare(page: Page, words: Words, title: string): Promise<string> {
  const next = page.getByRole('button', { name: words('Next'), exact: true })
  await next.click()
  await page.getByRole('radio').first().check({ force: true })
  await next.click()
  await onStep(page, 3)
  await next.click()
  await onStep(page, 4)
  await page.getByRole('button', { name: words('Generate Video') }).click()
  await page.waitForURL('**/my-videos')
  const card = page.getByRole('article').filter({ hasText: title })
  await card.getByRole('link', { name: words('Play') }).waitFor({ timeout: 150_000 })
  await card.getByRole('button', { name: nameOf(words('Share {title}'), title) }).click()
  await page.getByText(words('Link copied to clipboard'), { exact: true }).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Names hold marks of their direction, which nobody sees. */
function nameOf(text: string, title: string): RegExp {
  return new RegExp(text.replace('{title}', `.?${title}.?`))
}

/** Each file that the menu offers: its name and the codecs in it. */
async function filesOf(page: Page, words: Words, title: string): Promise<[string, unknown[]][]> {
  await page.goto('/my-videos')
  const found: [string, unknown[]][] = []
  for (const name of ['MP4', 'WebM', 'MOV']) {
    await page.getByRole('button', { name: nameOf(words('More actions for {title}'), title) }).click()
    await page.getByRole('menuitem', { name: words('Download as') }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      // By the keyboard: a mouse that jumps there, without a way, closes the submenu.
      page.getByRole('menuitem', { name: words('Download {name}').replace('{name}', name) }).press('Enter'),
    ])
    found.push([file.suggestedFilename(), await codecsOf(await file.path())])
  }
  return found
}

async function codecsOf(path: string): Promise<unknown[]> {
  const input = new Input({ source: new BufferSource(readFileSync(path)), formats: ALL_FORMATS })
  const [pictures, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  return [await pictures?.getCodec(), await sound?.getCodec()]
}
