import { expect, it } from 'vitest'
import { roleChoices, roleName } from './roles.ts'

it('offers no owner of a customer account, which differs in nothing from a customer', () => {
  expect(roleChoices().map(({ value }) => value)).not.toContain('customer owner')
})

it('shows it to those who have it, until they get another role', () => {
  expect(roleChoices('customer owner').map(({ value }) => value)).toContain('customer owner')
  expect(roleName('customer', 'owner')).toBe('Customer, account owner')
})
