import { describe, expect, it } from 'vitest'
import { checkRegistration, passwordStrength, registrationBody } from './registration.ts'

const typed = { username: 'mira', email: '', password: 'river lamp', confirmation: 'river lamp', newsletter: true }

describe('the registration form', () => {
  it('checks that the passwords match before their length', () => {
    expect(checkRegistration({ password: 'abc', confirmation: 'abd' }, 8)).toMatchObject([
      { field: 'confirmation', title: 'Password Mismatch', text: 'Passwords do not match' },
      { field: 'password' },
    ])
    expect(checkRegistration({ password: '', confirmation: '' }, 8)).toEqual([])
  })

  it('requires the tenant’s minimum length', () => {
    const short = { password: 'lantern', confirmation: 'lantern' }
    expect(checkRegistration(short, 8)).toEqual([
      { field: 'password', title: 'Password Too Short', text: 'Password must be at least 8 characters long' },
    ])
    expect(checkRegistration(typed, 8)).toEqual([])
    expect(checkRegistration(typed, 12)[0]?.text).toBe('Password must be at least 12 characters long')
  })

  it('sends no email address when none was entered', () => {
    expect(registrationBody({ ...typed, email: '  ' })).toEqual({ username: 'mira', password: 'river lamp' })
    expect(registrationBody({ ...typed, email: ' m@a.example ' })).toMatchObject({
      email: 'm@a.example',
      newsletter: true,
    })
  })
})

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['abcde', 1],
    ['aaaaaaaaaaaa', 1],
    ['lantern', 1],
    ['lanterns', 2],
    ['Lantern48', 3],
    ['lantern river forty', 4],
  ])('%j is %i of 4', (password, strength) => expect(passwordStrength(password, 8)).toBe(strength))
})
