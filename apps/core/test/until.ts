/**
 * The timeout of waiting. Waits take a fraction of a second, but many tests at once slow a machine; only
 * failures take this long.
 */
const TIMEOUT_MS = 150_000
const PAUSE_MS = 25

/** The same patience for `vi.waitFor`, whose own is a second. */
export const PATIENT = { timeout: TIMEOUT_MS, interval: PAUSE_MS }

/**
 * Asks until there is an answer (neither undefined nor false), for what comes of jobs and of other processes. `missing` says in the
 * failure what did not come; `clue` adds how things stand by then.
 */
export async function until<T>(
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  missing = 'it did not happen',
  clue: () => Promise<string> = async () => '',
): Promise<T> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`${missing} within ${TIMEOUT_MS / 1000} seconds${await clue()}`)
}
