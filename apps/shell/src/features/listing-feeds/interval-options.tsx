import { t } from '@lingui/core/macro'
import type { FeedInterval } from '@vitrine/contract'

/** The options for the interval of a feed. */
export function IntervalOptions() {
  const names: [FeedInterval, string][] = [
    [1, t`Every hour`],
    [6, t`Every 6 hours`],
    [24, t`Every day`],
    [168, t`Every week`],
  ]
  return names.map(([hours, name]) => (
    <option key={hours} value={hours}>
      {name}
    </option>
  ))
}
