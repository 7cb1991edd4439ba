import { plural } from '@lingui/core/macro'
import { INVITATION_DAYS } from '@vitrine/contract'

/** Returns the hint below the owner's address. */
export function invitationHint(): string {
  return plural(INVITATION_DAYS, {
    one: 'Gets an invitation that is valid for # day.',
    other: 'Gets an invitation that is valid for # days.',
  })
}
