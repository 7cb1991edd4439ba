import { createHash, randomBytes } from 'node:crypto'
import type { VideoAnalytics, ViewCounts } from '@vitrine/contract'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { networkOf } from '../../../platform/limits/network.ts'
import { withOverdue } from '../../tenants/index.ts'
import type { SharedPages, Visit } from '../pages/service.ts'
import { findOwn } from '../service.ts'
import { isProgram } from './bots.ts'
import * as store from './store.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const REPLAY_MS = 30 * 60_000
/** The time for which counted viewers are remembered: past midnight, and at most a day longer. */
const VISITS_KEPT_MS = DAY_MS

/** A viewer, as a request shows them. */
interface Viewer {
  address: string
  userAgent: string | undefined
  /** The signed-in person, if any. */
  userId: string | undefined
}

/** The number of days, and the last of them (UTC), by default today. */
interface Period {
  days: number
  until?: string | undefined
}

interface Deps {
  db: Db
  sharedPages: Pick<SharedPages, 'findOpen'>
  clock: Clock
}

export type Plays = ReturnType<typeof createPlays>

const tenantsDue = withOverdue({ table: 'share_visitor_event', column: 'at', keptMs: VISITS_KEPT_MS })

/**
 * Counts views of videos without a cookie:
 *
 * - A visitor is a hash of network, browser and a salt that changes every day (UTC) and is then deleted. Nothing else is
 *   stored, so nobody can be tracked across days or identified.
 * - A start counts when the video begins to play, once per visitor and video in 30 minutes.
 * - A quarter of the video counts once for each start that counted, and only after it; so no quarter is above the starts.
 * - A press of the button counts once per visitor and video in 30 minutes; a lead counts when it was taken.
 * - Programs, and the owner of the video in their own browser, are not counted.
 */
export function createPlays({ db, sharedPages, clock }: Deps) {
  return { count, analytics, viewsOfAll, deleteExpired, tenantsDue }

  async function count(tenant: Tenant, visit: Visit, kind: store.PlayKind, viewer: Viewer): Promise<void> {
    const video = await sharedPages.findOpen(tenant, visit)
    if (isProgram(viewer.userAgent) || viewer.userId === video.user_id) return
    const [at, day] = [clock.now(), dayOf(clock.now())]
    await db.inTenant(tenant.id, async (tx) => {
      const visitorHash = hashOf(viewer, await store.saltOf(tx, day, randomBytes(16).toString('base64url')))
      const played = { videoId: video.id, visitorHash, kind, at }
      if (await isNew(tx, played)) await store.countOne(tx, video.id, day, store.COLUMNS[kind])
    })
  }

  async function isNew(tx: TenantTx, played: Parameters<typeof store.recordVisit>[1]): Promise<boolean> {
    const { kind, at } = played
    if (kind === 'start' || kind === 'click') {
      return store.recordVisit(tx, played, new Date(at.getTime() - REPLAY_MS))
    }
    const started = await store.lastVisit(tx, { ...played, kind: 'start' })
    return started !== undefined && store.recordVisit(tx, played, started)
  }

  /** Returns the days of the owner's video, without gaps. */
  async function analytics(tenant: Tenant, person: Person, videoId: string, period: Period): Promise<VideoAnalytics> {
    return db.inTenant(tenant.id, async (tx) => {
      await findOwn(tx, person, videoId)
      return views(tx, { videoId }, period)
    })
  }

  /** Returns the same over all videos of a person, or of the tenant where no person is given. */
  async function viewsOfAll(tenant: Tenant, userId: string | undefined, period: Period): Promise<VideoAnalytics> {
    return db.inTenant(tenant.id, (tx) => views(tx, { userId }, period))
  }

  async function views(tx: TenantTx, of: store.Counted, period: Period): Promise<VideoAnalytics> {
    const { days, until = dayOf(clock.now()) } = period
    const last = Date.parse(until)
    const wanted = Array.from({ length: days }, (_, index) => dayOf(new Date(last - (days - 1 - index) * DAY_MS)))
    const rows = await store.listDays(tx, of, { from: wanted[0] ?? until, until })
    const counted = new Map(rows.map(({ day, ...row }) => [day, countsOf(row)]))
    const shown = wanted.map((day) => ({ day, ...(counted.get(day) ?? NOTHING) }))
    return { days: shown, totals: sumOf(shown), everStarted: await store.countStarts(tx, of) }
  }

  async function deleteExpired(tenantId: string): Promise<void> {
    const before = new Date(clock.now().getTime() - VISITS_KEPT_MS)
    await db.inTenant(tenantId, (tx) => store.purgeVisits(tx, before))
  }
}

const NOTHING: ViewCounts = { starts: 0, quarters: 0, halves: 0, threeQuarters: 0, ends: 0, clicks: 0, leads: 0 }

function countsOf({
  three_quarters: threeQuarters,
  ...row
}: Omit<Awaited<ReturnType<typeof store.listDays>>[number], 'day'>) {
  return { ...row, threeQuarters }
}

function sumOf(days: readonly ViewCounts[]): ViewCounts {
  const names = Object.keys(NOTHING) as (keyof ViewCounts)[]
  const sums = names.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)])
  return Object.fromEntries(sums) as ViewCounts
}

/** Returns the day (UTC) under which a time is counted, e.g. `2026-11-22`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

function hashOf({ address, userAgent }: Viewer, salt: string): string {
  return createHash('sha256')
    .update(`${salt}\n${networkOf(address)}\n${userAgent}`)
    .digest('base64url')
}
