import { describe, expect, it } from 'vitest'
import { checkPasswordChange } from './password-change.ts'

const typed = { currentPassword: 'old', newPassword: 'new words', confirmation: 'new words' }

describe('a new password', () => {
  it('is sent when both fields agree and it is long enough', () => {
    expect(checkPasswordChange(typed, 8)).toBeUndefined()
  })

  it('must be typed the same twice', () => {
    expect(checkPasswordChange({ ...typed, confirmation: 'new word' }, 8)).toEqual({
      field: 'confirmation',
      text: 'New passwords do not match.',
    })
  })

  it('must be long enough', () => {
    expect(checkPasswordChange({ ...typed, newPassword: 'seven 7', confirmation: 'seven 7' }, 8)).toEqual({
      field: 'newPassword',
      text: 'Password must be at least 8 characters long.',
    })
  })
})
