import type { PurchaseLine, WhitelabelAnalytics } from '@vitrine/contract'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { countNewCustomersBy } from '../people/index.ts'
import { listPaid, sumPaidByMonth } from '../invoices/index.ts'
import { countUsers } from './people/store.ts'
import { countPaying } from './store.ts'
import { type Month, monthOf, countVideosBy } from '../partner-billing/index.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

/** The number of months shown, including the current one. */
const MONTHS = 12

interface Deps {
  db: Db
  clock: Clock
}

/** The figures of a partner's dashboard. */
export function createAnalytics({ db, clock }: Deps) {
  return { analytics }

  async function analytics(tenant: Tenant): Promise<WhitelabelAnalytics> {
    const now = clock.now()
    const month = monthOf(now)
    const since = month.from
    const found = await db.inTenant(tenant.id, async (tx) => ({
      finished: await countVideosBy(tx, 'day', month),
      came: await countNewCustomersBy(tx, 'day', since),
      users: await countUsers(tx, {}, since),
      customers: await countPaying(tx),
      paid: await listPaid(tx, since),
      months: await monthsUntil(tx, month),
    }))
    const { all, paying } = found.customers
    return {
      totalUsers: found.users.total,
      activeUsers: found.users.active,
      conversionRate: all === 0 ? 0 : Math.round((1000 * paying) / all) / 10,
      revenueCents: found.paid.reduce((sum, { total_cents, refunded_cents }) => sum + total_cents - refunded_cents, 0),
      currency: tenant.prices.currency,
      sold: soldOf(found.paid.flatMap(({ lines }) => lines)),
      days: daysSince(since, now).map((day) => ({
        day,
        videos: found.finished.find(({ name }) => name === day)?.n ?? 0,
        newUsers: found.came.find((row) => row.name === day)?.n ?? 0,
      })),
      months: found.months,
      asOf: now.toISOString(),
    }
  }
}

/** Returns the figures of the last months, the running one last. */
async function monthsUntil(tx: TenantTx, { from, to }: Month) {
  const begin = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() - MONTHS + 1, 1))
  const came = await countNewCustomersBy(tx, 'month', begin)
  const paid = await sumPaidByMonth(tx, begin)
  const videos = await countVideosBy(tx, 'month', { from: begin, to })
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = monthOf(new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + index, 1))).name
    return {
      month,
      videos: videos.find(({ name }) => name === month)?.n ?? 0,
      newUsers: came.find(({ name }) => name === month)?.n ?? 0,
      revenueCents: paid.find((row) => row.month === month)?.cents ?? 0,
    }
  })
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
