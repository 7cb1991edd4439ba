import { expect, it } from 'vitest'
import { showsWhitelabel } from './whitelabel-link.ts'

it.each([
  [{ role: 'partner' } as const, true],
  [{ role: 'operator' } as const, true],
  [{ role: 'customer' } as const, false],
  [undefined, false],
])('the navigation links %o to the whitelabel dashboard: %s', (user, isShown) => {
  expect(showsWhitelabel(user)).toBe(isShown)
})
