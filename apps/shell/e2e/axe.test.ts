import { describe, expect, it } from 'vitest'
import { browser, stack } from './running.ts'
import { type Look, PUBLIC_SCREENS, SIGNED_IN_SCREENS, faultsOn, signIn } from './screens.ts'

const LOOKS: Look[] = [1440, 390].flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
  { width, colorScheme: 'light', direction: 'rtl' },
  { width, colorScheme: 'dark', direction: 'rtl' },
])

describe.each(['waymark', 'keystone'])('%s', (tenant) => {
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

it('has no accessibility fault in the operator’s console', { timeout: 300_000 }, async () => {
  const context = await browser.newContext({ baseURL: stack.origin('waymark'), bypassCSP: true })
  const found = await faultsOn(context, ['/admin'], LOOKS)
  const { email, password } = stack.account('waymark', 'operator')
  await signIn(context, '/api/admin/login', { email, password })
  found.push(...(await faultsOn(context, ['/admin'], LOOKS)))
  await context.close()

  expect(found).toEqual([])
})
