import type { Clock } from '../time/clock.ts'

/** About 15 MB when full. Beyond that the oldest block is dropped: its next call is counted once more and refused again. */
const BLOCKS_MAX = 50_000

interface Options {
  clock: Clock
  blocksMax?: number
}

/**
 * Remembers in this process which callers are over a limit and until when, so that refusing them needs neither the session nor
 * a counter. Each node learns its blocks from the counters that all nodes share.
 */
export function createBlocks({ clock, blocksMax = BLOCKS_MAX }: Options) {
  const ends = new Map<string, Date>()
  return { endOf, add, remove }

  /** Returns when the block ends, or undefined where there is none. */
  function endOf(key: string): Date | undefined {
    const endsAt = ends.get(key)
    if (!endsAt || endsAt > clock.now()) return endsAt
    ends.delete(key)
    return undefined
  }

  function add(key: string, endsAt: Date): void {
    ends.delete(key)
    ends.set(key, endsAt)
    const oldest = ends.keys().next().value
    if (ends.size > blocksMax && oldest !== undefined) ends.delete(oldest)
  }

  function remove(key: string): void {
    ends.delete(key)
  }
}
