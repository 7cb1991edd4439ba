import { type ProblemBody, problems } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { acceptProblem, workplaceOf } from './use-accept.ts'

it.each([
  ['username-taken', 'Username already exists. Please choose a different username.'],
  ['account-exists', problems['account-exists'].message],
  ['invitation-invalid', problems['invitation-invalid'].message],
  ['internal', 'Couldn’t accept the invitation. Please try again.'],
] as const)('says what to do after %s', (code, sentence) => {
  const { status, message } = problems[code]

  expect(acceptProblem(new ApiError(status, message, { code } as ProblemBody))).toBe(sentence)
})

it.each([
  ['partner', '/whitelabel-dashboard'],
  ['customer', '/dashboard'],
] as const)('sends a new %s to %s', (role, path) => {
  expect(workplaceOf({ role })).toBe(path)
})

it('says what to do when offline', () => {
  expect(acceptProblem(new TypeError('Failed to fetch'))).toBe('Couldn’t accept the invitation. Please try again.')
})
