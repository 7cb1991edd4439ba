import { type ProblemBody, problems } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { acceptRefusal, workplaceOf } from './use-accept.ts'

it.each([
  ['username-taken', 'Username already exists. Please choose a different username.'],
  ['account-exists', problems['account-exists'].message],
  ['invitation-invalid', problems['invitation-invalid'].message],
  ['internal', 'The invitation could not be accepted. Please try again.'],
] as const)('says what to do after %s', (code, sentence) => {
  const { status, message } = problems[code]

  expect(acceptRefusal(new ApiError(status, message, { code } as ProblemBody))).toBe(sentence)
})

it.each([
  ['partner', '/whitelabel-dashboard'],
  ['customer', '/dashboard'],
] as const)('leads a new %s to %s', (role, path) => {
  expect(workplaceOf({ role })).toBe(path)
})

it('says what to do without a network', () => {
  expect(acceptRefusal(new TypeError('Failed to fetch'))).toBe(
    'The invitation could not be accepted. Please try again.',
  )
})
