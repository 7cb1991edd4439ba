import type { BrandDraft } from '@vitrine/contract'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createCaller } from './caller.ts'
import { commits, countCommits } from './commits.ts'
import { browser, stack } from './running.ts'

const PARTNER = 'azure-coast'
const DRAFT = '/api/whitelabel/branding/draft'

it('an open page shows a newly published brand at once, without loading or rendering anything again', async () => {
  const owner = createCaller(`${PARTNER}.localhost`, () => stack.port)
  const { username, password } = stack.account(PARTNER, 'owner')
  await owner.call('POST /auth/login', { username, password })
  const context = await browser.newContext({ baseURL: stack.origin(PARTNER) })
  const page = await context.newPage()
  await page.addInitScript(countCommits)
  const socket = page.waitForEvent('websocket', { timeout: 120_000 })
  await page.goto('/login')
  await socket
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  const before = await commits(page)
  expect(before).toBeGreaterThan(0)

  let readings = 0
  page.on('response', (answer) => void (readings += Number(answer.url().endsWith('/api/branding'))))
  for (const primary of ['#8a1c4a', '#14532d']) {
    await publish(primary)
    await expect.poll(() => paintOf(page), { timeout: 60_000 }).toBe(primary)
  }
  // The words follow a little later, and say the same as before.
  await expect.poll(() => readings).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
  expect((await commits(page)) - before).toBe(0)
  await context.close()

  async function publish(primary: string): Promise<void> {
    const { design } = (await owner.call<BrandDraft>(`GET ${DRAFT}`)).body
    const colours = { ...design.colours, primary }
    const { body } = await owner.call<BrandDraft>(`PUT ${DRAFT}`, { design: { ...design, colours } })
    const { status } = await owner.call('POST /api/whitelabel/branding/publish', { basedOn: body.publishedVersion })
    expect(status).toBe(200)
  }
})

function paintOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim())
}
