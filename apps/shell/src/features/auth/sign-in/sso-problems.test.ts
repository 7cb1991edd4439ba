import { expect, it } from 'vitest'
import { ssoProblem } from './sso-problems.ts'

it('explains why single sign-on failed, without text from the URL', () => {
  const refused =
    'Your company’s identity provider couldn’t confirm your identity. Try again, or contact your administrator.'

  expect(ssoProblem('sso-owner')).toBe('Owners sign in with their username and password.')
  for (const code of ['sso-refused', 'sso-', 'constructor', '__proto__', 'sso-<b>Call 555-0100</b>'])
    expect(ssoProblem(code)).toBe(refused)
})
