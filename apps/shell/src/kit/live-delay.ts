const firstMs = 3000
const longestMs = 30_000

/** Milliseconds to wait before the next attempt, after `failures` attempts in a row that did not open: 3 s doubling up to 30 s. */
export function nextDelay(failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** failures)
}
