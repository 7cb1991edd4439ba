import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'
import { asksForCode } from './refusals.ts'

/** The sentence under the code field after this refusal, if it is about the code. */
export function codeFault(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === 'wrong-code' ? error.text : undefined
}

/** The sentence about a refusal that no field of the form is about. */
export function restFault(error: unknown): string | undefined {
  if (error === undefined || asksForCode(error)) return undefined
  if (!(error instanceof ApiError)) return t`The server could not be reached. Check your connection and try again.`
  return error.problem?.fields ? undefined : error.text
}

/** Whether the person's role asks for a second factor that they have not set up. */
export function lacksFactor(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second-factor-required'
}
