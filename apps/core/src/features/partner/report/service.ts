import type { PartnerReport, ReportFigures, ReportPerson, ReportVideo } from '@vitrine/contract'
import { pageOf } from '../../../platform/db/keyset.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { tableLine } from '../../../platform/table-file/table-file.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { countNewCustomersBy } from '../../people/index.ts'
import { sumPaidByDay } from '../../invoices/index.ts'
import { countVideosBy } from '../../partner-billing/index.ts'
import { type Period, before, daysOf, nameOf, periodOf } from './period.ts'
import * as store from './store.ts'

interface Days {
  from: string
  to: string
}

const NOTHING: ReportFigures = { videos: 0, newUsers: 0, views: 0, revenueCents: 0 }

/** The business of a tenant over a period of the partner's choice. */
export function createPartnerReport({ db }: { db: Db }) {
  return { read, csv, videos, people }

  /** Throws invalid. */
  async function read(tenant: Tenant, asked: Days): Promise<PartnerReport> {
    const period = periodOf(asked)
    const earlier = before(period)
    const days = await db.inTenant(tenant.id, (tx) => figuresByDay(tx, { from: earlier.from, to: period.to }))
    const current = days.filter(({ day }) => day >= asked.from)
    return {
      ...asked,
      previousFrom: nameOf(earlier.from),
      previousTo: daysOf(earlier).at(-1) ?? asked.from,
      currency: tenant.prices.currency,
      current: sumOf(current),
      previous: sumOf(days.filter(({ day }) => day < asked.from)),
      days: current,
    }
  }

  async function csv(tenant: Tenant, asked: Days): Promise<string[]> {
    const { days, currency } = await read(tenant, asked)
    const head = tableLine(['day', 'videos', 'newUsers', 'views', 'revenue', 'currency'])
    return [
      head,
      ...days.map(({ day, videos, newUsers, views, revenueCents }) =>
        tableLine([day, videos, newUsers, views, (revenueCents / 100).toFixed(2), currency]),
      ),
    ]
  }

  async function videos(tenant: Tenant, { from, to, ...asked }: Days & store.VideosQuery) {
    const period = periodOf({ from, to })
    const found = await db.inTenant(tenant.id, (tx) => store.listVideos(tx, period, asked))
    const { rows, next } = pageOf(found, asked.limit)
    const items: ReportVideo[] = rows.map((row) => ({
      id: row.id,
      title: row.title,
      userId: row.user_id,
      username: row.username,
      displayName: row.display_name,
      views: Number(row.views),
      clicks: Number(row.clicks),
      leads: Number(row.leads),
    }))
    return { items, nextCursor: next }
  }

  async function people(tenant: Tenant, { from, to, ...asked }: Days & store.PeopleQuery) {
    const period = periodOf({ from, to })
    const found = await db.inTenant(tenant.id, (tx) => store.listPeople(tx, period, asked))
    const { rows, next } = pageOf(found, asked.limit)
    const items: ReportPerson[] = rows.map((row) => ({
      id: row.id,
      username: row.username,
      displayName: row.display_name,
      videos: Number(row.videos),
      views: Number(row.views),
      revenueCents: Number(row.revenue_cents),
    }))
    return { items, nextCursor: next }
  }
}

async function figuresByDay(tx: TenantTx, period: Period) {
  const made = await countVideosBy(tx, 'day', period)
  const came = await countNewCustomersBy(tx, 'day', period.from)
  const watched = await store.sumViewsByDay(tx, period)
  const paid = await sumPaidByDay(tx, period.from, period.to)
  const [videos, newUsers, views] = [made, came, watched].map((rows) => new Map(rows.map(({ name, n }) => [name, n])))
  const revenue = new Map(paid.map(({ name, cents }) => [name, cents]))
  return daysOf(period).map((day) => ({
    day,
    videos: videos?.get(day) ?? 0,
    newUsers: newUsers?.get(day) ?? 0,
    views: views?.get(day) ?? 0,
    revenueCents: revenue.get(day) ?? 0,
  }))
}

function sumOf(days: readonly ReportFigures[]): ReportFigures {
  return days.reduce(
    (sum, day) => ({
      videos: sum.videos + day.videos,
      newUsers: sum.newUsers + day.newUsers,
      views: sum.views + day.views,
      revenueCents: sum.revenueCents + day.revenueCents,
    }),
    NOTHING,
  )
}
