import { createHash } from 'node:crypto'
import type { Counters } from './counters.ts'

const WAIT_SECONDS_MAX = 900
/** More than any counter says. */
const COUNT_MAX = 1_000_000_000

interface Deps {
  counters: Counters
  /** The number of failed attempts within so many seconds after which further ones have to wait. */
  rule: { most: number; seconds: number }
}

/** An attempt that may be made now. */
interface Permitted {
  /** Removes this attempt, which failed for another reason than wrong credentials. */
  undo(): Promise<void>
  /** Removes all failed attempts. */
  forgive(): Promise<void>
}

/**
 * Slows down failed attempts on one target (an account, a link) from all networks together: after some free ones each further
 * attempt has to wait 1, 2, 4, ... seconds, up to a quarter of an hour. Of concurrent attempts one is permitted.
 */
export function createSlowdown({ counters, rule: { most, seconds } }: Deps) {
  /** Counts an attempt as failed. Returns a date before which none is permitted, in which case it counts nothing. */
  return async function begin(tenantId: string, name: string): Promise<Date | Permitted> {
    const hash = createHash('sha256').update(name).digest('base64url')
    const [free, waits, wait] = [`slow free ${hash}`, `slow waits ${hash}`, `slow wait ${hash}`]
    const add = (key: string, amount: number, window = seconds) => counters.add(tenantId, key, amount, window)
    const forgive = async () => {
      for (const key of [free, waits, wait]) await add(key, -COUNT_MAX)
    }
    if ((await add(free, 1)).count <= most) return { undo: async () => void (await add(free, -1)), forgive }
    await add(free, -1)
    const waited = (await add(waits, 0)).count
    const turn = await add(wait, 1, Math.min(2 ** waited, WAIT_SECONDS_MAX))
    if (turn.count > 1) return turn.endsAt
    await add(waits, 1)
    return { undo: async () => void (await add(waits, -1)), forgive }
  }
}
