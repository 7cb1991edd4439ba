import { plural, t } from '@lingui/core/macro'

/** The remaining time as people say it. Below a minute a number would jump about, so none is given. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return t`less than a minute left`
  return plural(minutes, { one: 'about # min left', other: 'about # min left' })
}

/** When a waiting video begins to be made. */
export function startText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return t`starts in less than a minute`
  return plural(minutes, { one: 'starts in about # min', other: 'starts in about # min' })
}
