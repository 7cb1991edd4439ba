import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLost } from './away.ts'

const PAUSE_MS = 500

/**
 * Does the work again as long as its connection to the database is lost, until `signal` aborts. A connection may end after its
 * commit was heard, so the work has to know what it has done already.
 */
export async function untilReachable<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || signal?.aborted) throw error
      await pause(PAUSE_MS)
    }
  }
}
