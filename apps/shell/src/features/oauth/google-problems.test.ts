import { problems } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { googleProblem } from './google-problems.ts'

const unknown = 'Something went wrong with Google sign-in. Start again.'

it.each(Object.entries(problems).filter(([code]) => code.startsWith('google-')))(
  'says what the core refused a sign-in with Google for: %s',
  (code, { message }) => {
    expect(googleProblem(code)).toBe(message)
  },
)

it.each(['', 'constructor', '__proto__', 'toString', '<b>Call 555-0100</b>'])(
  'never says what an address says: %j',
  (code) => {
    expect(googleProblem(code)).toBe(unknown)
  },
)
