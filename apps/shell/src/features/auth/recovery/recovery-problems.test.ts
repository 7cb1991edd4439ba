import { ApiError } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { forgotProblem, resetProblem } from './recovery-problems.ts'

describe('what a refused recovery says', () => {
  it('is that no mail was sent', () => {
    expect(forgotProblem(new ApiError(500, 'stack'))).toBe('Failed to send reset email. Please try again.')
    expect(forgotProblem(new TypeError('Failed to fetch'))).toBe('Failed to send reset email. Please try again.')
  })

  it('is that the link may be expired', () => {
    const text = 'Failed to reset password. The link may be expired.'
    expect(resetProblem(new ApiError(400, 'This link has expired or has already been used.'))).toBe(text)
    expect(resetProblem(new TypeError('Failed to fetch'))).toBe(text)
  })

  it('is the server’s sentence where that says what to change or how long to wait', () => {
    expect(forgotProblem(new ApiError(429, 'Try again in 4 minutes.'))).toBe('Try again in 4 minutes.')
    expect(resetProblem(new ApiError(422, 'Keep the password to 200 characters or fewer.'))).toBe(
      'Keep the password to 200 characters or fewer.',
    )
  })
})
