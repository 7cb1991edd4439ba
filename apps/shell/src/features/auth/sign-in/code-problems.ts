import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'

/** The sentence under the code field after this refusal, if it is about the code. A recovery code has no newer one. */
export function codeFault(error: unknown, { isRecoveryCode = false } = {}): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'wrong-code') return undefined
  return isRecoveryCode ? t`This recovery code is wrong or has already been used.` : error.text
}

/** Whether the person's role asks for a second factor that they have not set up. */
export function lacksFactor(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second-factor-required'
}
