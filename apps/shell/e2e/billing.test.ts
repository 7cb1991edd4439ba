import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { register } from './register.ts'
import { browser, newName, stack } from './running.ts'

const GOOD = '4242424242424242'

it.each(['waymark', 'keystone'])(
  'a customer on %s reads the statement, downloads an invoice, cancels the subscription and undoes that',
  async (tenant) => {
    const context = await browser.newContext({ baseURL: stack.origin(tenant), acceptDownloads: true })
    const page = await context.newPage()
    await register(page, newName('payer'))
    await subscribe(page)
    await page.goto('/billing')

    await page.getByText('Active', { exact: true }).waitFor()
    const invoice = page.waitForEvent('download')
    await page.getByRole('link', { name: /^PDF for invoice/ }).click()
    expect((await invoice).suggestedFilename()).toMatch(new RegExp(`^${tenant}-invoice-.+\\.pdf$`))
    expect(
      readFileSync(await (await invoice).path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const table = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    expect((await table).suggestedFilename()).toBe(`${tenant}-credits.csv`)

    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByText('Your subscription will end at the current billing period.').first().waitFor()
    await page.getByRole('button', { name: 'Reactivate subscription' }).click()
    await page.getByText('Your subscription has been reactivated successfully.').first().waitFor()
    expect(await page.getByText('Active', { exact: true }).count()).toBe(1)
    await context.close()
  },
)

/** Pays for the monthly plan by the calls that a payment form makes; the form has a journey of its own. */
async function subscribe(page: Page): Promise<void> {
  const status = await page.evaluate(async (cardNumber) => {
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const { clientSecret } = (await (await post('/api/create-subscription', {})).json()) as { clientSecret: string }
    await post('/api/sandbox/confirm', { clientSecret, cardNumber })
    return (await post('/api/credits/add-manual', { planId: clientSecret.split('_secret_')[0] })).status
  }, GOOD)
  if (status !== 200) throw new Error(`the subscription was not paid: ${status}`)
}
