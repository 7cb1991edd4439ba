import { plural } from '@lingui/core/macro'

/** Returns a sentence about the session lifetime without activity, which each site chooses. */
export function sessionEndText(hours: number): string {
  return plural(hours, {
    one: 'Sessions end after # hour of inactivity.',
    other: 'Sessions end after # hours of inactivity.',
  })
}
