import { expect, it } from 'vitest'
import { roleChoices, roleName } from './roles.ts'

it('does not offer the owner role for customer accounts', () => {
  expect(roleChoices().map(({ value }) => value)).not.toContain('customer owner')
})

it('shows that role to people who have it, until it is changed', () => {
  expect(roleChoices('customer owner').map(({ value }) => value)).toContain('customer owner')
  expect(roleName('customer', 'owner')).toBe('Customer, account owner')
})
