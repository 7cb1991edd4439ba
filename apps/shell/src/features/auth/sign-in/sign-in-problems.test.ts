import { ApiError } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { loginProblem, staffProblem } from './sign-in-problems.ts'

const closed = new ApiError(503, 'This site is paused.', {
  type: 'about:blank',
  title: 'This site is paused.',
  status: 503,
  message: 'This site is paused.',
  code: 'tenant-suspended',
  requestId: 'x',
})

describe('the message of a failed sign-in', () => {
  it.each([
    [new ApiError(401, 'anything'), 'Invalid username or password'],
    [new ApiError(400, 'Your account is closed.'), 'Your account is closed.'],
    [new ApiError(400, ''), 'Login failed'],
    [new ApiError(400, '', undefined, 'Bad Request'), 'Login failed'],
    [
      new ApiError(422, 'Keep the password to 200 characters or fewer.'),
      'Keep the password to 200 characters or fewer.',
    ],
    [new ApiError(413, 'The request is too large.'), 'The request is too large.'],
    [new ApiError(429, 'Too many tries.'), 'Too many tries.'],
    [new ApiError(500, 'down'), 'An error occurred during login'],
    [closed, 'This site is paused. Only its team can sign in.'],
    [new TypeError('Failed to fetch'), 'An error occurred during login'],
  ])('%s', (error, text) => expect(loginProblem(error)).toBe(text))
})

describe('the message of a failed staff sign-in', () => {
  it('is the server’s message, otherwise "Invalid credentials"', () => {
    expect(staffProblem(new ApiError(403, 'Admin access restricted to the staff domain'))).toBe(
      'Admin access restricted to the staff domain',
    )
    expect(staffProblem(new ApiError(401, ''))).toBe('Invalid credentials')
    expect(staffProblem(new TypeError('Failed to fetch'))).toBe('Invalid credentials')
  })
})
