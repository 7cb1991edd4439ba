import { t } from '@lingui/core/macro'
import type { FeedInterval } from '@vitrine/contract'

/** How often a feed can be checked, in words. */
export function intervalNames(): [FeedInterval, string][] {
  return [
    [1, t`Every hour`],
    [6, t`Every 6 hours`],
    [24, t`Every day`],
    [168, t`Every week`],
  ]
}
