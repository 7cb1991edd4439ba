import { ApiError } from '@vitrine/contract/client'
import { describe, expect, it } from 'vitest'
import { forgotRefusal, resetRefusal } from './recovery-refusals.ts'

describe('what a refused recovery says', () => {
  it('is that no mail was sent', () => {
    expect(forgotRefusal(new ApiError(500, 'stack'))).toBe('Failed to send reset email. Please try again.')
    expect(forgotRefusal(new TypeError('Failed to fetch'))).toBe('Failed to send reset email. Please try again.')
  })

  it('is that the link may be expired', () => {
    const text = 'Failed to reset password. The link may be expired.'
    expect(resetRefusal(new ApiError(400, 'This link has expired or was used already.'))).toBe(text)
    expect(resetRefusal(new TypeError('Failed to fetch'))).toBe(text)
  })

  it('is the server’s sentence where that says what to change or how long to wait', () => {
    expect(forgotRefusal(new ApiError(429, 'Try again in 4 minutes.'))).toBe('Try again in 4 minutes.')
    expect(resetRefusal(new ApiError(422, 'Keep the password under 200 characters.'))).toBe(
      'Keep the password under 200 characters.',
    )
  })
})
