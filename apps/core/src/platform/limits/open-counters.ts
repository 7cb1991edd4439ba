import type { Clock } from '../time/clock.ts'
import type { Db } from '../db/open.ts'
import { type Counters, createMemoryCounters } from './counters.ts'
import { createGatheredCounters } from './gathered-counters.ts'
import { createTableCounters } from './table-counters.ts'

interface Deps {
  db: Db
  clock: Clock
  report: (error: Error) => void
}

interface OpenCounters {
  /** Exact on every node. */
  counters: Counters
  /** Counts frequent calls in memory; each node may let through a second's calls too many. */
  gathered: Pick<Counters, 'add'>
  failures: Counters
  close: () => Promise<void>
}

/** Nodes that share the work also have to share their counters. Failed attempts are counted where they survive a restart. */
export function openCounters(role: 'all' | 'web' | 'worker', deps: Deps): OpenCounters {
  const failures = createTableCounters(deps)
  if (role !== 'all') return { ...createGathered(deps), failures, counters: failures }
  const counters = createMemoryCounters(deps)
  return { failures, counters, gathered: counters, close: async () => {} }
}

function createGathered(deps: Deps) {
  const gathered = createGatheredCounters(deps)
  return { gathered, close: gathered.close }
}
