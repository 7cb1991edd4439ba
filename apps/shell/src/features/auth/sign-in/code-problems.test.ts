import type { ProblemCode } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { codeFault, lacksFactor } from './code-problems.ts'
import { restFault, asksForCode } from '../../../lib/forms/problems.ts'

function refused(status: number, code: ProblemCode, fields?: { field: string; message: string }[]): ApiError {
  const text = `about ${code}`
  const problem = { type: `/problems/${code}`, title: text, status, code, message: text, requestId: 'a1' }
  return new ApiError(status, text, { ...problem, ...(fields ? { fields } : {}) })
}

it('asks for a code only when it is missing or wrong', () => {
  expect(asksForCode(refused(401, 'second-factor-needed'))).toBe(true)
  expect(asksForCode(refused(401, 'wrong-code'))).toBe(true)
  for (const other of [refused(401, 'wrong-credentials'), refused(429, 'too-many'), new TypeError(), undefined])
    expect(asksForCode(other)).toBe(false)
})

it('reports a wrong code under the field, and nothing while it is only missing', () => {
  expect(codeFault(refused(401, 'wrong-code'))).toBe('about wrong-code')
  expect(codeFault(refused(401, 'second-factor-needed'))).toBeUndefined()
})

it('asks for no newer recovery code', () => {
  expect(codeFault(refused(401, 'wrong-code'), { isRecoveryCode: true })).toBe(
    'This recovery code is wrong or has already been used.',
  )
  expect(codeFault(refused(401, 'second-factor-needed'), { isRecoveryCode: true })).toBeUndefined()
})

it('reports other errors outside the field', () => {
  expect(restFault(refused(429, 'too-many'))).toBe('about too-many')
  expect(restFault(new TypeError())).toMatch(/Couldn’t reach the server/)
  expect(restFault(refused(400, 'wrong-password', [{ field: 'password', message: 'Check.' }]))).toBeUndefined()
  expect(restFault(refused(401, 'wrong-code'))).toBeUndefined()
  expect(restFault(undefined)).toBeUndefined()
})

it('recognises a call that waits for a second factor', () => {
  expect(lacksFactor(refused(403, 'second-factor-required'))).toBe(true)
  expect(lacksFactor(refused(403, 'forbidden'))).toBe(false)
})
