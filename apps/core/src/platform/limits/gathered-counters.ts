import { sql } from 'kysely'
import type { Clock } from '../time/clock.ts'
import type { Db } from '../db/open.ts'
import { type Counted, type Counters, KEYS_MAX } from './counters.ts'

const SAVE_EVERY_MS = 1000
/** A statement has at most 65,535 parameters. */
const ROWS_PER_STATEMENT = 2_000
const FOREIGN_KEY_VIOLATION = '23503'

interface Unsaved {
  tenantId: string
  key: string
  amount: number
  endsAt: Date
}

interface Deps {
  db: Db
  clock: Clock
  report: (error: Error) => void
  keysMax?: number
}

/**
 * Counters that all nodes share without a statement for each count: a node counts in memory, and once a second adds its counts
 * to the database and reads those of all nodes. Each node may let through a second's calls too many, and a killed process loses
 * the counts of its last second. They only count up. Guesses at passwords and codes need exact counts, with a statement each.
 */
export function createGatheredCounters({ db, clock, report, keysMax = KEYS_MAX }: Deps) {
  const counters = new Map<string, Counted>()
  // Its keys are a subset of those of `counters`, so it never holds more.
  let unsaved = new Map<string, Unsaved>()
  let saving = Promise.resolve()
  const timer = setInterval(() => void save(), SAVE_EVERY_MS)
  timer.unref()
  return { add, save, close }

  async function add(...[tenantId, key, amount, seconds]: Parameters<Counters['add']>): Promise<Counted> {
    if (amount < 0) throw new RangeError('gathered counters only count up')
    const name = nameOf({ tenantId, key })
    const now = clock.now()
    const current = counters.get(name)
    const isOpen = current !== undefined && current.endsAt > now
    const counted = isOpen ? current : { count: 0, endsAt: new Date(now.getTime() + seconds * 1000) }
    const next = { ...counted, count: counted.count + amount }
    if (!isOpen) drop(name)
    counters.set(name, next)
    unsaved.set(name, { tenantId, key, amount: (unsaved.get(name)?.amount ?? 0) + amount, endsAt: next.endsAt })
    const oldest = counters.keys().next().value
    if (counters.size > keysMax && oldest !== undefined) drop(oldest)
    return next
  }

  function drop(name: string): void {
    counters.delete(name)
    unsaved.delete(name)
  }

  /** Shares the counts so far. Counts that cannot be saved are kept for the next time. */
  function save(): Promise<void> {
    saving = saving.then(saveAll)
    return saving
  }

  async function saveAll(): Promise<void> {
    const taken = Map.groupBy(unsaved.values(), ({ tenantId }) => tenantId)
    unsaved = new Map()
    for (const [tenantId, rows] of taken) await saveOf(tenantId, rows)
  }

  async function saveOf(tenantId: string, rows: Unsaved[]): Promise<void> {
    try {
      for (const saved of await addRows(db, clock, tenantId, rows)) {
        const name = nameOf({ tenantId, key: saved.key })
        const since = unsaved.get(name)?.amount ?? 0
        if (counters.has(name)) counters.set(name, { count: saved.count + since, endsAt: saved.ends_at })
      }
    } catch (error) {
      if (isOfDeletedTenant(error)) return rows.forEach((row) => drop(nameOf(row)))
      rows.forEach(restore)
      report(error as Error)
    }
  }

  function restore(row: Unsaved): void {
    const name = nameOf(row)
    const isOpen = counters.get(name)?.endsAt.getTime() === row.endsAt.getTime()
    if (isOpen) unsaved.set(name, { ...row, amount: row.amount + (unsaved.get(name)?.amount ?? 0) })
  }

  /** Shares the remaining counts and stops. */
  async function close(): Promise<void> {
    clearInterval(timer)
    await save()
  }
}

function nameOf({ tenantId, key }: Pick<Unsaved, 'key' | 'tenantId'>): string {
  return `${tenantId} ${key}`
}

function isOfDeletedTenant(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION
}

/** Adds to the counters of a tenant. Returns their new states. */
async function addRows(db: Db, clock: Clock, tenantId: string, rows: Unsaved[]) {
  // Every node writes in the same order, so that concurrent statements cannot deadlock.
  const sorted = rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  const hasEnded = sql<boolean>`rate_counter.ends_at <= ${clock.now()}`
  return db.inTenant(tenantId, async (tx) => {
    const saved = []
    for (let from = 0; from < sorted.length; from += ROWS_PER_STATEMENT) {
      const values = sorted
        .slice(from, from + ROWS_PER_STATEMENT)
        .map(({ key, amount, endsAt }) => ({ tenant_id: tenantId, key, count: amount, ends_at: endsAt }))
      const added = await tx
        .insertInto('rate_counter')
        .values(values)
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'key']).doUpdateSet({
            count: sql`case when ${hasEnded} then excluded.count else rate_counter.count + excluded.count end`,
            ends_at: sql`case when ${hasEnded} then excluded.ends_at else rate_counter.ends_at end`,
          }),
        )
        .returning(['key', 'count', 'ends_at'])
        .execute()
      saved.push(...added)
    }
    return saved
  })
}
