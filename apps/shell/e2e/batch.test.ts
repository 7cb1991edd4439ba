import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signIn } from './screens.ts'
import { browser, stack } from './running.ts'

const GOOD_ROWS = 17

it('a batch of 20 rows makes 17 videos, and returns three rows as a file with reasons', async () => {
  const context = await browser.newContext({ baseURL: stack.origin('waymark'), acceptDownloads: true })
  const { username, password } = stack.account('waymark', 'customer')
  await signIn(context, '/auth/login', { username, password })
  const page = await context.newPage()
  await page.goto('/my-videos')
  await buyCredits(page)
  await page.getByRole('link', { name: 'Bulk create' }).click()

  await page.getByLabel('CSV file').setInputFiles({ name: 'tours.csv', mimeType: 'text/csv', buffer: tableFile() })
  await page.getByRole('heading', { name: 'Match columns' }).waitFor()
  expect(await page.getByLabel('Contents of title').inputValue()).toBe('title')
  await page.getByLabel('Presenter', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Check rows' }).click()

  await page.getByText('Include a figure in the price').waitFor()
  await page.getByRole('button', { name: `Create ${GOOD_ROWS} videos` }).click()
  await page.getByRole('heading', { name: 'Creating your videos' }).waitFor()
  await page.getByRole('heading', { name: 'All rows are done' }).waitFor({ timeout: 900_000 })

  const lines = (await download(page, 'Download rows to fix')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\ufefftitle,script,price,presenter,reason')
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['Tour 3', 'Tour 9', 'Tour 20'])
  await page.goto('/my-videos')
  await page.getByText(`${GOOD_ROWS} videos, ${GOOD_ROWS} ready.`).waitFor()
  await context.close()
}, 1_200_000)

/** Windows-1252 with semicolons, as spreadsheet programs in many countries save it. */
function tableFile(): Buffer {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const number = index + 1
    const price = number === 3 ? 'on request' : `$${number}00`
    const script = number === 9 ? '' : `Café ${number}.`
    return `Tour ${number};${script};${price};${number === 20 ? 'Nobody' : ''}`
  })
  return Buffer.from(['title;script;price;presenter', ...rows].join('\r\n'), 'latin1')
}

/** Ten credits, with a test card. */
async function buyCredits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      return (await answer.json()) as { clientSecret: string }
    }
    const { clientSecret } = await post('/api/credits/refill', { amount: 177.5, credits: 10 })
    await post('/api/sandbox/confirm', { clientSecret, cardNumber: '4242424242424242' })
    await post('/api/credits/add-manual', { planId: clientSecret.split('_secret_')[0] })
  })
}

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return readFileSync(await file.path(), 'utf8')
}
