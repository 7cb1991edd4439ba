import type { AdminPartnerStats, AdminTenant } from '@vitrine/contract'
import { type PageAsked, type SortedPageAsked, pageOf } from '../../../platform/db/keyset.ts'
import { pageOfArray } from '../../../platform/db/keyset-array.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { UsageOverview } from '../../partner-billing/index.ts'
import { type PartnerRow, type TenantFilter, listTenantNames, listTenants } from '../../tenants/index.ts'
import type { PartnerViews } from './partner-serializer.ts'

interface Parts {
  db: Db
  partnerViews: PartnerViews
  usageOverview: UsageOverview
}

type TenantKey = 'createdAt' | 'name' | 'plan' | 'status' | 'videos' | 'fees'
type TenantsAsked = SortedPageAsked<TenantKey> & TenantFilter
type Overview = Awaited<ReturnType<UsageOverview>>[number]

export type PartnerLists = ReturnType<typeof createPartnerLists>

/** The tenants of the platform, to be read. */
export function createPartnerLists({ db, partnerViews, usageOverview }: Parts) {
  return { list, names, stats }

  /** What is sorted by a figure of the month needs the months of all of them; else those of the page suffice. */
  async function list({ sort, cursor, limit, order, ...filter }: TenantsAsked) {
    const tenants = await listTenants(db, filter)
    const months = sort === 'videos' || sort === 'fees' ? await usageOverview(tenants) : []
    const found = new Map(months.map((month) => [month.id, month]))
    const valueOf = (row: PartnerRow) => valueBy(sort, row, found.get(row.id))
    const { rows, next } = pageOfArray(tenants, { cursor, limit, order }, { valueOf, idOf: ({ id }) => id })
    return { items: await partnerViews(rows), nextCursor: next }
  }

  async function names(
    asked: PageAsked,
  ): Promise<{ items: Pick<AdminTenant, 'name' | 'slug'>[]; next: string | null }> {
    const { rows, next } = pageOf(await listTenantNames(db, asked), asked.limit)
    return { items: rows.map(({ slug, name }) => ({ slug, name })), next }
  }

  async function stats(): Promise<AdminPartnerStats> {
    const partners = await usageOverview(await listTenants(db, { kind: 'partner' }))
    const paying = partners.filter(({ month }) => month.fees !== null)
    const sum = (of: Overview[], figure: (partner: Overview) => number) =>
      of.reduce((total, one) => total + figure(one), 0)
    return {
      partners: partners.length,
      paying: paying.length,
      feesCents: sum(paying, ({ month }) => month.fees?.totalCents ?? 0),
      videos: sum(partners, ({ month }) => month.videos),
      videosIncluded: sum(paying, ({ month }) => month.videosIncluded ?? 0),
      waiting: sum(partners, ({ waiting }) => waiting),
    }
  }
}

function valueBy(sort: TenantKey, row: PartnerRow, found: Overview | undefined): number | string {
  switch (sort) {
    case 'createdAt':
      return row.created_at.getTime()
    case 'videos':
      return found?.month.videos ?? 0
    case 'fees':
      return found?.month.fees?.totalCents ?? 0
    default:
      return row[sort] ?? ''
  }
}
