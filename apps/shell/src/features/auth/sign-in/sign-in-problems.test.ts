import { ApiError } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { loginProblem, registerProblem, staffProblem } from './sign-in-problems.ts'

const problem = {
  type: 'about:blank',
  title: '',
  code: 'invalid',
  message: 'Check the highlighted fields.',
  requestId: 'r1',
} as const

describe('what a refused sign-in says', () => {
  it.each([
    [new ApiError(401, 'anything'), 'Invalid username or password'],
    [new ApiError(400, 'Your account is closed.'), 'Your account is closed.'],
    [new ApiError(400, ''), 'Login failed'],
    [new ApiError(429, 'Too many tries.'), 'Too many tries.'],
    [new ApiError(500, 'down'), 'An error occurred during login'],
    [new TypeError('Failed to fetch'), 'An error occurred during login'],
  ])('%s', (error, text) => expect(loginProblem(error)).toBe(text))
})

describe('what a refused registration says', () => {
  it('names the field when the username is taken', () => {
    expect(
      registerProblem(new ApiError(400, 'Este nombre existe', { ...problem, status: 400, code: 'username-taken' })),
    ).toEqual({
      text: 'Username already exists. Please choose a different username.',
      field: 'username',
    })
  })

  it('shows the first fault of a refused body at its field', () => {
    const error = new ApiError(422, 'Check the highlighted fields.', {
      ...problem,
      status: 422,
      fields: [{ field: 'email', message: 'Enter an email address like name@example.com.' }],
    })
    expect(registerProblem(error)).toEqual({ text: 'Enter an email address like name@example.com.', field: 'email' })
  })

  it.each([
    [new ApiError(400, 'Not here.'), 'Not here.'],
    [new ApiError(400, ''), 'Registration failed'],
    [new ApiError(500, 'stack'), 'Server error. Please try again.'],
    [new ApiError(503, 'later'), 'An error occurred during registration'],
    [new TypeError('Failed to fetch'), 'An error occurred during registration'],
  ])('%s', (error, text) => expect(registerProblem(error)).toEqual({ text }))
})

describe('what a refused staff sign-in says', () => {
  it('is the server’s sentence, else "Invalid credentials"', () => {
    expect(staffProblem(new ApiError(403, 'Admin access restricted to the staff domain'))).toBe(
      'Admin access restricted to the staff domain',
    )
    expect(staffProblem(new ApiError(401, ''))).toBe('Invalid credentials')
    expect(staffProblem(new TypeError('Failed to fetch'))).toBe('Invalid credentials')
  })
})
