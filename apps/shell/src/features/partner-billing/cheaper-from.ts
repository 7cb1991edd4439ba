import { type PlanTerms, whitelabelFees } from '@vitrine/contract'

/**
 * Returns the number of videos a month from which another plan costs less with the same twins; undefined where it never does.
 */
export function cheaperFrom(now: PlanTerms, other: PlanTerms, twins: number): number | undefined {
  const costs = (terms: PlanTerms, videos: number) => whitelabelFees(terms, { videos, twins }).totalCents
  const most = Math.max(now.videosIncluded, other.videosIncluded) + 1
  if (costs(other, most) >= costs(now, most)) return undefined
  let [low, high] = [0, most]
  // Binary search: up to the included videos of the larger plan, each video makes the other plan relatively cheaper.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (costs(other, middle) < costs(now, middle)) high = middle
    else low = middle + 1
  }
  return low
}
