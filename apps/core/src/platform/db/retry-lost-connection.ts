import { setTimeout as pause } from 'node:timers/promises'
import { isConnectionLost } from './unavailable.ts'

const PAUSE_MS = 500

/**
 * Repeats the work while its connection to the database is lost, until `signal` aborts. A connection may end after the server
 * has committed, so the work must be safe to repeat.
 */
export async function retryLostConnection<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLost(error) || signal?.aborted) throw error
      await pause(PAUSE_MS)
    }
  }
}
