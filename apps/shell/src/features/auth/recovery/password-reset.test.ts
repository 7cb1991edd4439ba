import { expect, it } from 'vitest'
import { checkReset } from './password-reset.ts'

const typed = { password: 'new words', confirmation: 'new words' }

it('a new password is sent when both fields agree and it is long enough', () => {
  expect(checkReset(typed, 8)).toBeUndefined()
})

it('a new password must be typed the same twice', () => {
  expect(checkReset({ ...typed, confirmation: 'new word' }, 8)).toEqual({
    field: 'confirmation',
    text: 'Passwords do not match.',
  })
})

it('a new password must be as long as the tenant requires', () => {
  expect(checkReset(typed, 12)).toEqual({
    field: 'password',
    text: 'Password must be at least 12 characters long.',
  })
})
