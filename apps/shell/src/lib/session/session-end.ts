import { plural } from '@lingui/core/macro'

/** How long a session lasts without a visit, which each site chooses. */
export function sessionEndText(hours: number): string {
  return plural(hours, {
    one: 'Sessions end after # hour of inactivity.',
    other: 'Sessions end after # hours of inactivity.',
  })
}
