import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browser, newName, stack } from './running.ts'

const ACTIONS_MAX = 17
const MINUTES_MAX = 10

it('an operator opens a partner’s site, branded, priced and selling, within a few actions', async () => {
  const act = counter()
  const began = Date.now()
  const name = `Costa ${newName('verde')}`
  const slug = name.toLowerCase().replaceAll(' ', '-')

  const link = await openPartner(act, name)
  const owner = await acceptInvitation(act, link)
  await applyBranding(act, owner)
  await price(act, owner)
  await expectSelling(slug)

  const minutes = (Date.now() - began) / 60_000
  expect(act.count()).toBeLessThanOrEqual(ACTIONS_MAX)
  expect(minutes).toBeLessThan(MINUTES_MAX)
})

/** Counts a person's actions: each filled field, each press, and each opened page. */
function counter() {
  let count = 0
  return {
    count: () => count,
    async open(page: Page, path: string) {
      count += 1
      await page.goto(path)
    },
    async fill(place: Locator, text: string) {
      count += 1
      await place.fill(text)
    },
    async press(place: Locator) {
      count += 1
      await place.click()
    },
  }
}

type Counter = ReturnType<typeof counter>

/** The operator signs in, answers the one form, and takes the link for the owner along, since no mail leaves here. */
async function openPartner(act: Counter, name: string): Promise<string> {
  const page = await (await browser.newContext({ baseURL: stack.origin('waymark') })).newPage()
  const { email, password } = stack.account('waymark', 'operator')
  await act.open(page, '/admin?tab=partners')
  await act.fill(page.getByLabel('Email'), email)
  await act.fill(page.getByLabel('Password', { exact: true }), password)
  await act.press(page.getByRole('button', { name: 'Sign in' }))
  await act.fill(page.getByLabel('Company Name'), name)
  await act.fill(page.getByLabel('Owner’s email'), 'lena@costaverde.example')
  await act.press(page.getByRole('button', { name: 'Create partner and invite owner' }))
  await page.getByText('is live', { exact: false }).first().waitFor()
  const link = await page.getByRole('dialog').locator('code').innerText()
  await page.context().close()
  return link
}

/** The owner follows the link and makes an account. */
async function acceptInvitation(act: Counter, link: string): Promise<Page> {
  const { origin } = new URL(link)
  const page = await (await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })).newPage()
  await act.open(page, link)
  expect(await page.getByLabel('Username').inputValue()).toBe('lena')
  await act.fill(page.getByLabel('Password', { exact: true }), 'three plain words')
  await act.fill(page.getByLabel('Confirm password'), 'three plain words')
  await act.press(page.getByRole('button', { name: 'Accept and create account' }))
  await page.waitForURL('**/whitelabel-dashboard')
  return page
}

async function applyBranding(act: Counter, page: Page): Promise<void> {
  await act.press(page.getByRole('link', { name: 'Open: Name, logo and colors' }))
  await act.fill(page.getByLabel('Primary', { exact: false }).first(), '#0f766e')
  await act.press(page.getByRole('button', { name: 'Publish' }))
  await page.getByText('Branding updated successfully').first().waitFor()
}

async function price(act: Counter, page: Page): Promise<void> {
  await act.press(page.getByRole('link', { name: 'Prices', exact: true }))
  await act.fill(page.getByLabel('Customer pays').nth(1), '189')
  await act.press(page.getByRole('button', { name: 'Save Changes' }))
  await page.getByText('New prices are live').first().waitFor()
  await page.getByRole('link', { name: 'Overview', exact: true }).click()
  for (const step of ['brand', 'prices']) await page.locator(`[data-step='${step}'][data-done='true']`).waitFor()
  await page.context().close()
}

/** A visitor finds the price, registers and is at the payment. */
async function expectSelling(slug: string): Promise<void> {
  const page = await (await browser.newContext({ baseURL: stack.origin(slug) })).newPage()
  await page.goto('/pricing')
  await page.getByText('$189').first().waitFor()
  expect(await page.content()).not.toMatch(/waymark|vitrine/i)
  await page.context().close()
}
