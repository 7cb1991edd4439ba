import { ApiError } from '@vitrine/contract/client'
import type { ProblemBody } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { faultText } from './fault-text.ts'

const problem = (status: number, body: Partial<ProblemBody>) =>
  new ApiError(status, body.message ?? '', body as ProblemBody)

it('tells those who are offline, those who asked too often and those who hear no voice what to do', () => {
  expect(faultText(new TypeError('Failed to fetch'))).toContain('Check your connection')
  expect(faultText(problem(429, { code: 'too-many', retryAfterSeconds: 240 }))).toContain('4\u00A0min')
  expect(faultText(problem(503, { code: 'voice-missing' }))).toContain('Your script is safe')
})

it('leaves every other sentence as the core wrote it', () => {
  const message = 'Previews can have up to 3 sentences. Choose fewer.'
  expect(faultText(problem(422, { code: 'invalid', message }))).toBe(message)
})
