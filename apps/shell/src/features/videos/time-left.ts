/** What the page saw of one video: its percentage at a moment of this browser's clock. */
export interface Sighting {
  atMs: number
  percent: number
}

// Stages run at different speeds, so only the recent past says how fast it goes now.
const memoryMs = 45_000
// Two quick messages after opening the page say nothing about the speed yet.
const shortestMs = 5_000

/** Adds a sighting, forgets old ones, and starts over when the percentage went back, as it does after a retry. */
export function withSighting(seen: readonly Sighting[], next: Sighting): readonly Sighting[] {
  const last = seen.at(-1)
  if (last?.percent === next.percent) return seen
  if (last && next.percent < last.percent) return [next]
  return [...seen.filter(({ atMs }) => next.atMs - atMs <= memoryMs), next]
}

/** Seconds until 100 percent at the speed seen so far; null while that is not known. */
export function secondsLeft(seen: readonly Sighting[]): number | null {
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last || last.atMs - first.atMs < shortestMs) return null
  return ((100 - last.percent) * (last.atMs - first.atMs)) / (last.percent - first.percent) / 1000
}

/** The remaining time as people say it. Below a minute a number would jump about, so none is given. */
export function timeLeftText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes < 1 ? 'less than a minute left' : `about ${minutes} min left`
}
