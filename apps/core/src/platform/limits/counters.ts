import type { Clock } from '../time/clock.ts'

/** The count of an event in a window of time that began with its first occurrence. */
export interface Counted {
  count: number
  endsAt: Date
}

/**
 * Counters that several requests share. One implementation for each setup: in memory for one node, in the database for several.
 */
export interface Counters {
  /**
   * Adds `amount` to a tenant's counter (a negative one subtracts, never below zero) and returns its new state. A new or ended
   * counter begins at zero with a window of `seconds`.
   */
  add(tenantId: string, key: string, amount: number, seconds: number): Promise<Counted>
}

/** About 20 MB when full. Beyond that the oldest counter is dropped, so that a flood of addresses cannot fill the memory. */
export const KEYS_MAX = 100_000

interface Options {
  clock: Clock
  keysMax?: number
}

/** Counters of one process, which a restart resets. */
export function createMemoryCounters({ clock, keysMax = KEYS_MAX }: Options): Counters {
  const counters = new Map<string, Counted>()
  return { add }

  async function add(tenantId: string, key: string, amount: number, seconds: number): Promise<Counted> {
    const name = `${tenantId} ${key}`
    const now = clock.now()
    const current = counters.get(name)
    const isOpen = current !== undefined && current.endsAt > now
    const counted = isOpen ? current : { count: 0, endsAt: new Date(now.getTime() + seconds * 1000) }
    const next = { ...counted, count: Math.max(0, counted.count + amount) }
    // A restarted window also moves to the end of the eviction order.
    if (!isOpen) counters.delete(name)
    counters.set(name, next)
    const oldest = counters.keys().next().value
    if (counters.size > keysMax && oldest !== undefined) counters.delete(oldest)
    return next
  }
}
