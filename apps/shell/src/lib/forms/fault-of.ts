import { t } from '@lingui/core/macro'
import { problemOr } from '@vitrine/contract/client'

/** Returns the server's message about an error, or one for a lost connection. */
export function faultOf(error: Error): string {
  return problemOr(error, t`Couldn’t reach the server. Try again.`)
}
