import { plural } from '@lingui/core/macro'
import { VERIFICATION_HOURS } from '@vitrine/contract'

/** Returns the hint about the confirmation email. */
export function verificationHint(): string {
  return plural(VERIFICATION_HOURS, {
    one: 'Open the link within # hour.',
    other: 'Open the link within # hours.',
  })
}
