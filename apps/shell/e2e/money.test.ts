import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browser, newName, stack } from './running.ts'
import { signIn } from './screens.ts'

// Two tenants with different price lists, and what their smallest offers cost.
const tenants = [
  { tenant: 'waymark', bundle: 'Explorer Package', subscription: '$99.00', monthlyCredits: 5 },
  { tenant: 'keystone', bundle: 'Starter Pack', subscription: '$75.00', monthlyCredits: 3 },
]

describe.each(tenants)('buying on $tenant', ({ tenant, bundle, subscription, monthlyCredits }) => {
  it('declines, pays for and confirms a bundle on the dashboard, and subscribes, cancels and resumes', async () => {
    const context = await browser.newContext({ baseURL: stack.origin(tenant), reducedMotion: 'reduce' })
    const { username, password } = stack.account(tenant, 'customer')
    await signIn(context, '/auth/login', { username, password })
    const page = await context.newPage()
    await page.goto('/dashboard')
    const before = await creditsOf(page)
    // The app takes away a sheet of the partner that it finds when it begins.
    await page.getByRole('button', { name: 'Buy Credits' }).waitFor()
    await applyPartnerStyle(page)

    const first = await beginBundle(page, bundle)
    expect(await hasPartnerStyle(page)).toBe(false)
    await pay(first, '4000 0000 0000 0002')
    await first.getByText('You weren’t charged. Try another card, or contact your bank.').waitFor()
    // Typing replaces the number that was declined.
    await expect.poll(() => selectedIn(first.getByLabel('Card number'))).toBe('4000 0000 0000 0002')
    expect(await creditsOf(page)).toBe(before)
    await pay(first, '4242 4242 4242 4242')
    await page.getByText('Successfully added 10 credits to your account.').first().waitFor()
    await first.waitFor({ state: 'detached' })
    // The second of two dialogs gives the keyboard back to what opened the first.
    await page.locator('button:focus', { hasText: 'Buy Credits' }).waitFor()
    expect(await hasPartnerStyle(page)).toBe(true)
    expect(await creditsOf(page)).toBe(before + 10)

    const second = await beginBundle(page, bundle)
    await pay(second, '4000 0025 0000 3155')
    await page.getByRole('button', { name: 'Cancel payment' }).click()
    await second.getByText('The payment wasn’t confirmed. You weren’t charged.').waitFor()
    expect(await creditsOf(page)).toBe(before + 10)
    await pay(second, '4000 0025 0000 3155')
    await page.getByRole('button', { name: 'Confirm payment' }).click()
    await second.waitFor({ state: 'detached' })
    expect(await creditsOf(page)).toBe(before + 20)

    await subscribe(page, subscription, monthlyCredits)
    expect(await creditsOf(page)).toBe(before + 20 + monthlyCredits)
    await changeMind(page)
    await payWithSavedCard(page, bundle)
    expect(await creditsOf(page)).toBe(before + 30 + monthlyCredits)
    await context.close()
  })
})

it('pressing Pay twice in the same moment charges, books and invoices once', async () => {
  const context = await browser.newContext({ baseURL: stack.origin('waymark'), reducedMotion: 'reduce' })
  await signIn(context, '/auth/register', { username: newName('hasty'), password: 'three plain words' })
  const page = await context.newPage()
  await page.goto('/dashboard')
  const dialog = await beginBundle(page, 'Explorer Package')
  await fillIn(dialog, '4242 4242 4242 4242')
  const charges: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/sandbox/confirm')) charges.push(request.url())
  })
  await dialog.getByRole('button', { name: /^Pay/ }).evaluate((button) => {
    for (let presses = 0; presses < 2; presses++) (button as HTMLButtonElement).click()
  })
  await dialog.waitFor({ state: 'detached' })

  const books = await page.evaluate(async () => {
    const read = async (path: string) => (await (await fetch(path)).json()) as never
    const { items } = (await read('/api/credits/ledger')) as { items: { bucket: string }[] }
    const entries = items.filter(({ bucket }) => bucket === 'bundle').length
    return { entries, payments: ((await read('/api/billing/history')) as unknown[]).length }
  })
  expect({ charges: charges.length, ...books }).toEqual({ charges: 1, entries: 1, payments: 1 })
  await page.goto('/billing')
  await page.getByRole('link', { name: /^PDF for invoice/ }).waitFor()
  expect(await page.getByRole('link', { name: /^PDF for invoice/ }).count()).toBe(1)
  await context.close()
})

async function beginBundle(page: Page, bundle: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Buy Credits' }).click()
  await page.getByRole('button', { name: `Select Package: ${bundle}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' })
  await dialog.getByText('$177.50').first().waitFor()
  return dialog
}

/** Fills the card in and presses Pay twice, as impatient people do. */
async function pay(place: Locator, cardNumber: string): Promise<void> {
  await fillIn(place, cardNumber)
  await place.getByRole('button', { name: /^Pay/ }).dblclick()
}

async function fillIn(place: Locator, cardNumber: string): Promise<void> {
  await place.getByRole('button', { name: `Use the test card ${cardNumber}` }).click()
  await place.getByLabel('Expiry').fill('11 / 39')
  await place.getByLabel('Security code').fill('123')
}

/** From the add-ons to the order; the style sheet of a partner has no say on the way. */
async function subscribe(page: Page, price: string, credits: number): Promise<void> {
  await page.goto('/subscription-addons')
  await applyPartnerStyle(page)
  await page.getByRole('link', { name: 'Subscription only' }).click()
  await page.getByText('Due today').waitFor()
  await page.getByText(price).first().waitFor()
  expect(await hasPartnerStyle(page)).toBe(false)
  await pay(page.locator('body'), '4242 4242 4242 4242')
  await page.getByRole('heading', { level: 1, name: 'Thank you for your purchase!' }).waitFor()
  await page.getByText(`Successfully added ${credits} credits to your account.`).waitFor()
  expect(await hasPartnerStyle(page)).toBe(false)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('heading', { name: 'Recent Videos' }).waitFor()
}

async function changeMind(page: Page): Promise<void> {
  await page.goto('/sandbox-portal')
  await page.getByText('•••• 4242').waitFor()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText(/Monthly plan ends on/).waitFor()
  await page.getByRole('button', { name: 'Reactivate subscription' }).click()
  await page.getByText(/Monthly plan renews on/).waitFor()
}

/** The card of the subscription is there for the next purchase. A test card that is picked is typed instead. */
async function payWithSavedCard(page: Page, bundle: string): Promise<void> {
  await page.goto('/dashboard')
  const dialog = await beginBundle(page, bundle)
  const saved = dialog.getByRole('radio', { name: /•••• 4242/ })
  await expect.poll(() => saved.isChecked()).toBe(true)
  expect(await dialog.getByLabel('Card number').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Use the test card 4000 0000 0000 0002' }).click()
  await dialog.getByLabel('Card number').waitFor()
  await saved.check()
  await dialog.getByRole('button', { name: /^Pay/ }).dblclick()
  await dialog.waitFor({ state: 'detached' })
}

/** Puts up what a partner's own style sheet could do. */
function applyPartnerStyle(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = document.createElement('style')
    sheet.id = 'tenant-css'
    document.head.append(sheet)
    sheet.sheet?.insertRule('footer { visibility: hidden }')
  })
}

function hasPartnerStyle(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector<HTMLStyleElement>('#tenant-css')?.disabled === false)
}

function creditsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = (await (await fetch('/auth/user')).json()) as { user: { credits: number } }
    return answer.user.credits
  })
}

/** Returns the selected text of a focused field; empty without focus. */
function selectedIn(field: Locator): Promise<string> {
  return field.evaluate((input: HTMLInputElement) =>
    input === document.activeElement ? input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0) : '',
  )
}
