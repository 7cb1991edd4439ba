import type { BrandDraft } from '@vitrine/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser, stack } from './running.ts'
import { signIn } from './screens.ts'

const PARTNER = 'keystone'
const CHECKED = { timeout: 120_000 }

let owner: Page

beforeAll(async () => {
  const context = await browser.newContext({ baseURL: stack.origin(PARTNER), reducedMotion: 'reduce' })
  const { username, password } = stack.account(PARTNER, 'owner')
  await signIn(context, '/auth/login', { username, password })
  owner = await context.newPage()
  await owner.goto('/whitelabel-dashboard?tab=branding')
  await owner.getByText('Custom CSS', { exact: true }).first().click()
})
afterAll(() => owner.context().close())

it('a style sheet that hides required content is reported rule by rule, and published only after a second confirmation', async () => {
  const before = await publishedVersion()
  await publish('main { opacity: 0.01 } header { display: none } .t-card { border-radius: 2px }')
  const dialog = owner.getByRole('dialog', { name: 'Check your custom CSS before publishing' })
  await dialog.waitFor(CHECKED)
  const text = await dialog.innerText()
  expect(text).toMatch(/main \{ opacity: 0\.01/)
  expect(text).toMatch(/header \{ display: none/)
  expect(text).toContain('is barely visible')
  expect(text).not.toContain('border-radius')

  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  expect(await publishedVersion()).toBe(before)

  await publish('main { filter: opacity(0.01) }')
  await dialog.waitFor(CHECKED)
  await dialog.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(publishedVersion, CHECKED).toBe(before + 1)
})

it('white text is reported on a pale gradient, and not on a strong one', async () => {
  const before = await publishedVersion()
  await publish('.t-heading { color: #fff; background: linear-gradient(90deg, #fff, #eef) }')
  const dialog = owner.getByRole('dialog', { name: 'Check your custom CSS before publishing' })
  await dialog.waitFor(CHECKED)
  expect(await dialog.innerText()).toContain('is barely visible')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()

  await publish('.t-heading { color: #fff; background: linear-gradient(90deg, #14532d, #1e3a8a) }')
  await expect.poll(publishedVersion, CHECKED).toBe(before + 1)
})

it('a harmless style sheet is published at once', async () => {
  const before = await publishedVersion()
  await publish('.t-button { border-radius: 2px } .t-heading { letter-spacing: 1px }')
  await expect.poll(publishedVersion, CHECKED).toBe(before + 1)
})

async function publish(sheet: string): Promise<void> {
  await owner.getByLabel('Custom CSS').fill(sheet)
  await owner.getByRole('button', { name: 'Publish', exact: true }).click()
}

function publishedVersion(): Promise<number> {
  return owner.evaluate(async () => {
    const answer = await fetch('/api/whitelabel/branding/draft')
    return ((await answer.json()) as BrandDraft).publishedVersion
  })
}
