import { problems } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { googleProblem } from './google-problems.ts'

const unknown = 'Something went wrong with Google sign-in. Start again.'

it.each(Object.entries(problems).filter(([code]) => code.startsWith('google-')))(
  'explains why a sign-in with Google was refused: %s',
  (code, { message }) => {
    expect(googleProblem(code)).toBe(message)
  },
)

it.each(['', 'constructor', '__proto__', 'toString', '<b>Call 555-0100</b>'])(
  'never shows text from the URL: %j',
  (code) => {
    expect(googleProblem(code)).toBe(unknown)
  },
)
