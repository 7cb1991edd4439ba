import { describe, expect, it } from 'vitest'
import { checkRegistration, passwordStrength, registrationBody } from './registration.ts'

const typed = { username: 'mira', email: '', password: 'lantern', confirmation: 'lantern', newsletter: true }

describe('the registration form', () => {
  it('asks for two passwords that match before it looks at their length', () => {
    expect(checkRegistration({ ...typed, password: 'abc', confirmation: 'abd' }, 6)).toEqual({
      field: 'confirmation',
      title: 'Password Mismatch',
      text: 'Passwords do not match',
    })
  })

  it('asks for the tenant’s minimum of characters', () => {
    const short = { ...typed, password: 'abcde', confirmation: 'abcde' }
    expect(checkRegistration(short, 6)).toEqual({
      field: 'password',
      title: 'Password Too Short',
      text: 'Password must be at least 6 characters long',
    })
    expect(checkRegistration(short, 5)).toBeUndefined()
    expect(checkRegistration(typed, 10)?.text).toBe('Password must be at least 10 characters long')
  })

  it('sends no e-mail when none was given', () => {
    expect(registrationBody({ ...typed, email: '  ' })).toEqual({ username: 'mira', password: 'lantern' })
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
    ['lantern', 2],
    ['Lantern48', 3],
    ['lantern river forty', 4],
  ])('%j is %i of 4', (password, strength) => expect(passwordStrength(password, 6)).toBe(strength))
})
