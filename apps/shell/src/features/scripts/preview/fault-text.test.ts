import { ApiError } from '@vitrine/contract/client'
import type { ProblemBody } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { faultText } from './fault-text.ts'

const problem = (status: number, body: Partial<ProblemBody>) =>
  new ApiError(status, body.message ?? '', body as ProblemBody)

it('gives advice when offline, over the limit, or without sound', () => {
  expect(faultText(new TypeError('Failed to fetch'))).toContain('Check your connection')
  expect(faultText(problem(429, { code: 'too-many', retryAfterSeconds: 240 }))).toContain('4\u00A0min')
  expect(faultText(problem(503, { code: 'voice-missing' }))).toContain('Your script is safe')
})

it('keeps every other message of the server', () => {
  const message = 'Previews can have up to 3 sentences. Choose fewer.'
  expect(faultText(problem(422, { code: 'invalid', message }))).toBe(message)
})
