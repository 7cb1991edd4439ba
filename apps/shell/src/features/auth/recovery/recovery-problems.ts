import { t } from '@lingui/core/macro'
import { ApiError } from '@vitrine/contract/client'

/** The sentence of the toast when no mail with a link could be sent. */
export function forgotProblem(error: unknown): string {
  const isTelling = error instanceof ApiError && [422, 429].includes(error.status)
  return isTelling ? error.text : t`Failed to send reset email. Please try again.`
}

/** The sentence of the toast when a link set no password. */
export function resetProblem(error: unknown): string {
  const isTelling = error instanceof ApiError && [422, 429].includes(error.status)
  return isTelling ? error.text : t`Failed to reset password. The link may be expired.`
}
