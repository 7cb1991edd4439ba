import type { PurchaseLine, StatusCheck, WhitelabelAnalytics } from '@vitrine/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant.ts'
import type { Payments } from '../../ports/payments.ts'
import * as store from './store.ts'
import { monthOf } from './usage/month.ts'
import { countVideosBy } from './usage/store.ts'

const DAY_MS = 86_400_000
/** A video that waits longer than this says that something is wrong with the queue. */
const WAITING_MS_MAX = 900_000

interface Parts {
  db: Db
  clock: Clock
  /** What is missing to make videos on this node; undefined when nothing is, or when this node makes none. */
  rendererTrouble: () => Promise<string | undefined>
  /** Null where nothing can be sold. */
  payments: Pick<Payments, 'isLive'> | null
  /** Whether mails leave this installation. */
  sendsMail: boolean
}

export type Figures = ReturnType<typeof createFigures>

/** What a partner's dashboard counts and checks. */
export function createFigures({ db, clock, rendererTrouble, payments, sendsMail }: Parts) {
  return { analytics, status }

  async function analytics(tenant: Tenant): Promise<WhitelabelAnalytics> {
    const now = clock.now()
    const month = monthOf(now)
    const since = month.from
    const found = await db.inTenant(tenant.id, async (tx) => ({
      finished: await countVideosBy(tx, 'day', month),
      came: await store.countNew(tx, since),
      customers: await store.countCustomers(tx, since),
      paid: await store.listPaid(tx, since),
    }))
    const { all, active, paying } = found.customers
    return {
      totalUsers: all,
      activeUsers: active,
      conversionRate: all === 0 ? 0 : Math.round((1000 * paying) / all) / 10,
      revenueCents: found.paid.reduce((sum, { total_cents, returned_cents }) => sum + total_cents - returned_cents, 0),
      currency: tenant.prices.currency,
      sold: soldOf(found.paid.flatMap(({ lines }) => lines)),
      days: daysSince(since, now).map((day) => ({
        day,
        videos: found.finished.find(({ name }) => name === day)?.n ?? 0,
        newUsers: Number(found.came.find((row) => row.day === day)?.n ?? 0),
      })),
      asOf: now.toISOString(),
    }
  }

  async function status(tenant: Tenant): Promise<StatusCheck[]> {
    const checkedAt = clock.now().toISOString()
    const open = await db.inTenant(tenant.id, store.countOpenVideos)
    const trouble = await rendererTrouble()
    const waits = open.oldest ? clock.now().getTime() - open.oldest.getTime() : 0
    const { host, protocol } = new URL(tenant.origin)
    const checks: Omit<StatusCheck, 'checkedAt'>[] = [
      { name: 'platform', state: tenant.isPaused ? 'off' : 'ok', found: '' },
      {
        name: 'videos',
        state: trouble === undefined ? (waits > WAITING_MS_MAX ? 'waiting' : 'ok') : 'bad',
        // What is missing is the operator's business; a partner reads that it is.
        found: String(open.n),
      },
      { name: 'domain', state: 'ok', found: host },
      { name: 'certificate', state: protocol === 'https:' ? 'ok' : 'off', found: '' },
      { name: 'mail', state: sendsMail ? 'ok' : 'off', found: tenant.settings.supportEmail },
      // Whoever takes customers in test mode gives films away.
      { name: 'payments', state: payments ? (payments.isLive ? 'ok' : 'waiting') : 'off', found: '' },
    ]
    return checks.map((check) => ({ ...check, checkedAt }))
  }
}

function daysSince(since: Date, now: Date): string[] {
  const count = Math.floor((now.getTime() - since.getTime()) / DAY_MS) + 1
  return Array.from({ length: count }, (_, index) =>
    new Date(since.getTime() + index * DAY_MS).toISOString().slice(0, 10),
  )
}

function soldOf(lines: PurchaseLine[]): WhitelabelAnalytics['sold'] {
  const sums = new Map<string, { count: number; totalCents: number }>()
  for (const { name, quantity, priceCents } of lines) {
    const sum = sums.get(name) ?? { count: 0, totalCents: 0 }
    sums.set(name, {
      count: sum.count + quantity,
      totalCents: sum.totalCents + priceCents,
    })
  }
  return [...sums].map(([name, sum]) => ({ name, ...sum })).sort((a, b) => b.totalCents - a.totalCents)
}
