import { plural, t } from '@lingui/core/macro'
import type { VideoStats } from '@vitrine/contract'
import { formatDay } from '../../lib/i18n/format.ts'

/** The sentence under the greeting: the day, and what is going on. Without figures it is only the day. */
export function dayLine(day: Date, stats: VideoStats | undefined): string {
  const date = formatDay(day)
  const whatIsNew = stats && news(stats)
  return whatIsNew ? t`${date}. ${whatIsNew}` : t`${date}.`
}

function news({ processing, failed }: VideoStats): string {
  if (processing > 0) return plural(processing, { one: '# video in progress.', other: '# videos in progress.' })
  if (failed > 0) return plural(failed, { one: '# video failed.', other: '# videos failed.' })
  return t`No videos in progress.`
}
