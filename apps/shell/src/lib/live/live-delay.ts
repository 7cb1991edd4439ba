const onceMs = 1000
const firstMs = 3000
const longestMs = 30_000

/**
 * Returns the milliseconds to wait before the next attempt, after `failures` failed attempts in a row. The first retry comes
 * after 1 s, so that a page recovers from a short cut within seconds; then 3 s, doubling up to 30 s.
 */
export function nextDelay(failures: number): number {
  return failures === 0 ? onceMs : Math.min(longestMs, firstMs * 2 ** (failures - 1))
}
