import { ApiError } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { forgotProblem, resetProblem } from './recovery-problems.ts'

describe('the message of a failed recovery', () => {
  it('says that no email was sent', () => {
    expect(forgotProblem(new ApiError(500, 'stack'))).toBe('Failed to send reset email. Please try again.')
    expect(forgotProblem(new TypeError('Failed to fetch'))).toBe('Failed to send reset email. Please try again.')
  })

  it('says that the link may have expired', () => {
    const text = 'Failed to reset password. The link may be expired.'
    expect(resetProblem(new ApiError(400, 'This link has expired or has already been used.'))).toBe(text)
    expect(resetProblem(new TypeError('Failed to fetch'))).toBe(text)
  })

  it('is the server’s message when that says what to change or how long to wait', () => {
    expect(forgotProblem(new ApiError(429, 'Try again in 4 minutes.'))).toBe('Try again in 4 minutes.')
    expect(resetProblem(new ApiError(422, 'Keep the password to 200 characters or fewer.'))).toBe(
      'Keep the password to 200 characters or fewer.',
    )
  })
})
