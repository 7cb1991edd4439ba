import { screens } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { showsWhitelabel, whitelabelPath } from './whitelabel-link.ts'

it.each([
  [{ role: 'partner' } as const, true],
  [{ role: 'operator' } as const, true],
  [{ role: 'customer' } as const, false],
  [undefined, false],
])('the navigation leads %o to the whitelabel dashboard: %s', (user, isShown) => {
  expect(showsWhitelabel(user, [...screens, whitelabelPath])).toBe(isShown)
})

it('nobody is led to it while there is no such screen', () => {
  expect(showsWhitelabel({ role: 'partner' }, ['/', '/dashboard'])).toBe(false)
})
