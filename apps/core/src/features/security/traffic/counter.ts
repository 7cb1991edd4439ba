import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { CountedRequest } from '../../../platform/http/requests/count-requests.ts'
import { anyOf, withOverdue } from '../../tenants/index.ts'
import { type Counted, KEPT_SECONDS, deleteTrafficBefore, saveTraffic } from './store.ts'

const SAVE_EVERY_MS = 30_000
/** About 8 MB. Further people between two saves count for the site only. */
const SUBJECTS_MAX = 50_000

interface Deps {
  db: Db
  clock: Clock
  report: (error: Error) => void
}

export type TrafficCounter = ReturnType<typeof createTrafficCounter>

const tenantsDue = anyOf(
  ...Array.from(KEPT_SECONDS, ([seconds, keptSeconds]) =>
    withOverdue({
      table: 'traffic',
      column: 'starts_at',
      keptMs: keptSeconds * 1000,
      where: `seconds = ${seconds}`,
    }),
  ),
)

/**
 * Counts the requests of every site and of everybody who is signed in. Counts are gathered in memory and saved together, so
 * that a request costs no statement; a killed process loses those of the last 30 seconds.
 */
export function createTrafficCounter({ db, clock, report }: Deps) {
  let counts = new Map<string, Counted>()
  let saving = Promise.resolve()
  return { open, count, save, deleteExpired, tenantsDue }

  /** Saves at intervals from now on. Returns a function that stops it and saves the rest. */
  function open(): () => Promise<void> {
    const timer = setInterval(() => void save().catch(report), SAVE_EVERY_MS)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await save().catch(report)
    }
  }

  function count({ tenantId, userId, isBlocked, isLimited, isFailedSignIn }: CountedRequest): void {
    const what = { blocked: Number(isBlocked), limited: Number(isLimited), failedSignIns: Number(isFailedSignIn) }
    add(tenantId, null, what)
    if (userId) add(tenantId, userId, what)
  }

  function add(tenantId: string, userId: string | null, what: Pick<Counted, 'blocked' | 'limited' | 'failedSignIns'>) {
    const minute = Math.floor(clock.now().getTime() / 60_000)
    const key = `${minute} ${tenantId} ${userId}`
    let counted = counts.get(key)
    if (!counted) {
      if (userId && counts.size >= SUBJECTS_MAX) return
      const at = new Date(minute * 60_000)
      counted = { tenantId, userId, at, requests: 0, blocked: 0, limited: 0, failedSignIns: 0 }
      counts.set(key, counted)
    }
    counted.requests++
    counted.blocked += what.blocked
    counted.limited += what.limited
    counted.failedSignIns += what.failedSignIns
  }

  /** Saves the counts so far. Counts that cannot be saved are added to the next save. */
  function save(): Promise<void> {
    saving = saving.catch(() => undefined).then(saveCounts)
    return saving
  }

  async function saveCounts(): Promise<void> {
    if (counts.size === 0) return
    const taken = [...counts.values()]
    counts = new Map()
    try {
      await saveTraffic(db, taken)
    } catch (error) {
      for (const counted of taken) restore(counted)
      throw error
    }
  }

  function restore(counted: Counted): void {
    const key = `${counted.at.getTime() / 60_000} ${counted.tenantId} ${counted.userId}`
    const now = counts.get(key)
    if (!now && counts.size >= SUBJECTS_MAX) return
    if (!now) return void counts.set(key, counted)
    for (const field of ['requests', 'blocked', 'limited', 'failedSignIns'] as const) now[field] += counted[field]
  }

  /** Deletes the counts that are older than every period. */
  async function deleteExpired(tenantId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => deleteTrafficBefore(tx, clock.now()))
  }
}
