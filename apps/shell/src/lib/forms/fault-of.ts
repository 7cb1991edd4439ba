import { t } from '@lingui/core/macro'
import { problemOr } from '@vitrine/contract/client'

/** The sentence of a refusal. */
export function faultOf(error: Error): string {
  return problemOr(error, t`Couldn’t reach the server. Try again.`)
}
