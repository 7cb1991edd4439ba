import { problems } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { googleProblem } from './google-refusals.ts'

it('says what the core refused a sign-in with Google for', () => {
  expect(googleProblem('google-email-taken', problems)).toBe(
    'An account with this email exists. Sign in with your password, then connect Google in your settings.',
  )
})

it.each(['', 'constructor', '__proto__', 'toString', '<b>Call 555-0100</b>'])(
  'never says what an address says: %j',
  (code) => {
    expect(googleProblem(code, problems)).toBe('Something went wrong on the way. Start again.')
  },
)
