import { ApiError } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { registerProblem } from './register-outcome.ts'

const problem = {
  type: 'about:blank',
  title: '',
  code: 'invalid',
  message: 'Check the highlighted fields.',
  requestId: 'r1',
} as const

describe('the message of a failed registration', () => {
  it('names the field when the username is taken', () => {
    expect(
      registerProblem(new ApiError(400, 'Este nombre existe', { ...problem, status: 400, code: 'username-taken' })),
    ).toEqual({
      text: 'Username already exists. Please choose a different username.',
      at: { username: 'Username already exists. Please choose a different username.' },
    })
  })

  it.each([400, 409])('names the field when only the text of a %i says that the username is taken', (status) => {
    expect(registerProblem(new ApiError(status, 'Username already exists'))).toEqual({
      text: 'Username already exists. Please choose a different username.',
      at: { username: 'Username already exists. Please choose a different username.' },
    })
  })

  it('shows every error of a rejected body at its field', () => {
    const error = new ApiError(422, 'Check the highlighted fields.', {
      ...problem,
      status: 422,
      fields: [
        { field: 'email', message: 'Enter an email address like name@example.com.' },
        { field: 'username', message: 'Use 3 characters or more.' },
      ],
    })
    expect(registerProblem(error)).toEqual({
      text: 'Enter an email address like name@example.com.',
      at: { email: 'Enter an email address like name@example.com.', username: 'Use 3 characters or more.' },
    })
  })

  it.each([
    [new ApiError(400, 'Not here.'), 'Not here.'],
    [new ApiError(400, ''), 'Registration failed'],
    [new ApiError(400, '', undefined, 'Bad Request'), 'Registration failed'],
    [new ApiError(413, 'The request is too large.'), 'The request is too large.'],
    [new ApiError(500, 'stack'), 'Server error. Please try again.'],
    [new ApiError(503, 'later'), 'An error occurred during registration'],
    [new TypeError('Failed to fetch'), 'An error occurred during registration'],
  ])('%s', (error, text) => expect(registerProblem(error)).toEqual({ text }))
})
