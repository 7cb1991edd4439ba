const onceMs = 1000
const firstMs = 3000
const longestMs = 30_000

/**
 * Milliseconds to wait before the next attempt, after `failures` attempts in a row that did not open. A line that was cut is tried
 * again soon, so that the page is right within few seconds; then 3 s doubling up to 30 s.
 */
export function nextDelay(failures: number): number {
  return failures === 0 ? onceMs : Math.min(longestMs, firstMs * 2 ** (failures - 1))
}
