import type { Video } from '@vitrine/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { newName, stack } from './running.ts'

let listening: Browser

beforeAll(async () => {
  // A microphone that beeps, with its permission granted.
  listening = await openBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'])
})
afterAll(() => listening.close())

it('a video shows files in the chosen order, and speaks with the recorded voice', async () => {
  const page = await openWizard()
  await page.locator('textarea').first().fill('Welcome to the old harbour. The boats leave at nine. Come along.')
  await next(page)
  await page.getByRole('radio').first().check({ force: true })
  await record(page)

  await next(page)
  const photo = await picture(page)
  const files = [{ ...photo, name: 'sea.png' }, { ...photo, name: 'town.png' }, pdf]
  await page.locator('input[type=file][multiple]').setInputFiles(files)
  await expect.poll(() => page.getByText('Ready', { exact: true }).count(), { timeout: 300_000 }).toBe(3)
  await page.getByRole('button', { name: 'Move pages.pdf up' }).click()
  await page.getByRole('button', { name: 'Move sea.png down' }).click()
  await page.getByText('Draft saved').waitFor()
  await page.reload()
  await expect.poll(() => fileNames(page), { timeout: 20_000 }).toEqual(['pages.pdf', 'sea.png', 'town.png'])

  await next(page)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  await page.waitForURL('**/my-videos**')
  await expect.poll(async () => (await newest(page)).status, { timeout: 300_000 }).toBe('ready')
  const video = await newest(page)
  // The video lasts as long as the recording and its silence.
  expect(video.duration).toBeGreaterThan(3)
  expect(video.duration).toBeLessThan(12)
  expect(
    await page.evaluate(async (url) => ((await (await fetch(url)).json()) as number[]).length, video.waveUrl ?? ''),
  ).toBe(200)
  await page.context().close()
})

async function openWizard(): Promise<Page> {
  const page = await listening.newPage({ baseURL: stack.origin('waymark') })
  await page.goto('/register')
  await page.getByLabel('Username', { exact: true }).fill(newName('bringer'))
  await page.getByLabel('Password', { exact: true }).fill('three plain words')
  await page.getByLabel('Confirm password').fill('three plain words')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/onboarding')
  await page.goto('/generate-video')
  return page
}

async function record(page: Page): Promise<void> {
  await page.getByText('Your voice', { exact: true }).click()
  await page.getByRole('button', { name: 'Record my voice' }).click()
  await page
    .getByRole('timer')
    .getByText(/^0:(0[4-9]|1\d)$/)
    .waitFor()
  await page.getByRole('button', { name: /^Stop/ }).click()
  await page.locator('audio').waitFor({ timeout: 60_000 })
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const fileNames = (page: Page) => page.getByRole('main').locator('b bdi').allTextContents()

/** The video that was asked for last. */
function newest(page: Page): Promise<Video> {
  return page.evaluate(async () => ((await (await fetch('/api/videos')).json()) as Video[])[0] as Video)
}

/** A photo, drawn by the browser. */
async function picture(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 600
    canvas.height = 400
    canvas.getContext('2d')?.fillRect(100, 100, 300, 200)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  return { mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

const words = 'BT /F1 40 Tf 40 100 Td (Harbour) Tj ET'
const pdf = {
  name: 'pages.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Count 1/Kids[4 0 R]>> endobj
3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Resources<</Font<</F1 3 0 R>>>>/Contents 5 0 R>> endobj
5 0 obj <</Length ${words.length}>> stream
${words}
endstream endobj
trailer <</Root 1 0 R>>`),
}
