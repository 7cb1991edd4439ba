import { plural } from '@lingui/core/macro'
import { VERIFICATION_HOURS } from '@vitrine/contract'

/** What to do with the email that confirms an address. */
export function verificationHint(): string {
  return plural(VERIFICATION_HOURS, {
    one: 'Open the link within # hour.',
    other: 'Open the link within # hours.',
  })
}
