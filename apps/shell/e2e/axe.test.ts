import { describe, expect, it } from 'vitest'
import { browser, stack } from './running.ts'
import {
  COLOUR_RULES,
  type Look,
  OPERATOR_SCREENS,
  PARTNER_SCREENS,
  PLACE_RULES,
  PUBLIC_SCREENS,
  SIGNED_IN_SCREENS,
  faultsOn,
  signIn,
} from './screens.ts'

/** The narrowest phones, on which places are checked alone. */
const NARROW: Look = { width: 320, rules: PLACE_RULES }
const LOOKS: Look[] = [1440, 390]
  .flatMap((width): Look[] => [
    { width, colorScheme: 'light' },
    { width, colorScheme: 'dark', rules: COLOUR_RULES },
    { width, colorScheme: 'light', direction: 'rtl', rules: [...COLOUR_RULES, ...PLACE_RULES] },
    { width, colorScheme: 'dark', direction: 'rtl', rules: COLOUR_RULES },
  ])
  .concat(NARROW)

/** The second site differs in its words and colours; the long run checks it as well. */
const TENANTS = process.env.TEST_SCOPE === 'long' ? ['waymark', 'keystone'] : ['waymark']

describe.each(TENANTS)('%s', (tenant) => {
  it('has no accessibility fault and no overflow in any look', { timeout: 900_000 }, async () => {
    const { username, password } = stack.account(tenant, 'customer')
    const context = await browser.newContext({ baseURL: stack.origin(tenant), bypassCSP: true })
    const found = await faultsOn(context, PUBLIC_SCREENS, LOOKS)
    await signIn(context, '/auth/login', { username, password })
    found.push(...(await faultsOn(context, SIGNED_IN_SCREENS, LOOKS)))
    await context.close()

    expect(found).toEqual([])
  })
})

it('the dashboard of a partner has no accessibility fault', { timeout: 600_000 }, async () => {
  const context = await browser.newContext({ baseURL: stack.origin('azure-coast'), bypassCSP: true })
  const { username, password } = stack.account('azure-coast', 'owner')
  await signIn(context, '/auth/login', { username, password })
  const found = await faultsOn(context, PARTNER_SCREENS, LOOKS)
  await context.close()

  expect(found).toEqual([])
})

it('the later steps of the wizard have no accessibility fault', { timeout: 900_000 }, async () => {
  const { username, password } = stack.account('waymark', 'customer')
  const context = await browser.newContext({ baseURL: stack.origin('waymark'), bypassCSP: true })
  await signIn(context, '/auth/login', { username, password })
  const page = await context.newPage()
  await page.goto('/generate-video')
  await page.getByLabel('Destination Script').fill('Come at nine. Bring a hat.')
  await page.getByText('Draft saved').waitFor()
  const draft = new URL(page.url()).searchParams.get('draft')
  const steps = [2, 3, 4].map((step) => `/generate-video?draft=${draft}&step=${step}`)
  const found = await faultsOn(context, steps, LOOKS)
  await context.close()

  expect(draft).not.toBeNull()
  expect(found).toEqual([])
})

it('the operator’s console has no accessibility fault', { timeout: 900_000 }, async () => {
  const context = await browser.newContext({ baseURL: stack.origin('waymark'), bypassCSP: true })
  const found = await faultsOn(context, ['/admin'], LOOKS)
  const { email, password } = stack.account('waymark', 'operator')
  await signIn(context, '/api/admin/login', { email, password })
  found.push(...(await faultsOn(context, OPERATOR_SCREENS, LOOKS)))
  await context.close()

  expect(found).toEqual([])
})
