import type { User } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { guardDecision } from './guard-decision.ts'
import { loginPathFor } from '../../lib/links/login-path.ts'

const user = { username: 'farah' } as User
const fault = new ApiError(503, 'The service is temporarily unavailable. Try again in a moment.')

it.each([
  ['waits while nobody knows yet', undefined, null, 'wait'],
  ['asks a stranger to sign in', null, null, 'sign-in'],
  ['shows the screen to somebody signed in', user, null, 'show'],
  ['keeps the screen when a later question fails', user, fault, 'show'],
  ['says so when the question could not be answered', undefined, fault, 'fault'],
] as const)('a guarded path %s', (_, data, error, decision) => {
  expect(guardDecision({ data, error })).toBe(decision)
})

it('remembers the requested path with its query until after the sign-in', () => {
  const address = new URL(loginPathFor('/my-videos?status=failed&q=a b'), 'https://tours.example')
  expect(address.pathname).toBe('/login')
  expect(address.searchParams.get('returnTo')).toBe('/my-videos?status=failed&q=a b')
})
