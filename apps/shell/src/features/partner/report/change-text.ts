import { t } from '@lingui/core/macro'
import { formatPercent } from '../../../lib/i18n/format.ts'

/** Returns the difference to the previous period in words. */
export function changeText(now: number, before: number): string {
  if (now === before) return t`same as the previous period`
  if (before <= 0) return t`none in the previous period`
  const percent = formatPercent(Math.round((100 * Math.abs(now - before)) / before))
  return now > before ? t`${percent} more than the previous period` : t`${percent} less than the previous period`
}
