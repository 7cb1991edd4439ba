import { type PlanTerms, whitelabelFees } from '@vitrine/contract'

/** From how many videos a month on another plan costs less, with as many twins; undefined where it never does. */
export function cheaperFrom(now: PlanTerms, other: PlanTerms, twins: number): number | undefined {
  const costs = (terms: PlanTerms, videos: number) => whitelabelFees(terms, { videos, twins }).totalCents
  const most = Math.max(now.videosIncluded, other.videosIncluded) + 1
  if (costs(other, most) >= costs(now, most)) return undefined
  let [low, high] = [0, most]
  // Up to what the larger one includes the difference only grows with the videos, so it can be halved towards.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (costs(other, middle) < costs(now, middle)) high = middle
    else low = middle + 1
  }
  return low
}
