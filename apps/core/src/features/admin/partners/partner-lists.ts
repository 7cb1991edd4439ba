import type { AdminPartnerStats, AdminTenant } from '@vitrine/contract'
import { type PageQuery, pageOf } from '../../../platform/db/keyset.ts'
import { pageOfArray } from '../../../platform/db/keyset-array.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { UsageEverywhere } from '../../partner-billing/index.ts'
import {
  type TenantsQuery,
  listTenantNames,
  listTenantPlans,
  listTenants,
  listTenantsWithIds,
} from '../../tenants/index.ts'
import type { PartnerSerializer } from './partner-serializer.ts'

interface Deps {
  db: Db
  serializePartners: PartnerSerializer
  usageEverywhere: UsageEverywhere
}

type FigureKey = 'videos' | 'fees'
type PartnersQuery<Key> = Omit<TenantsQuery, 'sort'> & { sort: Key }

export type PartnerLists = ReturnType<typeof createPartnerLists>

/** Lists and totals of the platform's tenants. */
export function createPartnerLists({ db, serializePartners, usageEverywhere }: Deps) {
  return { list, names, stats }

  async function list(asked: PartnersQuery<TenantsQuery['sort'] | FigureKey>) {
    const { rows, next } = isByFigure(asked)
      ? await listByFigure(asked)
      : pageOf(await listTenants(db, asked as TenantsQuery), asked.limit)
    return { items: await serializePartners(rows), nextCursor: next }
  }

  /** Lists partners by a figure of the month, which is computed for all of them. Rows are read for the page only. */
  async function listByFigure({ sort, cursor, limit, order, ...filter }: PartnersQuery<FigureKey>) {
    const tenants = await listTenantPlans(db, filter)
    const months = await usageEverywhere(tenants)
    const valueOf = ({ id }: { id: string }) => {
      const usage = months.get(id)?.usage
      return (sort === 'videos' ? usage?.videos : usage?.fees?.totalCents) ?? 0
    }
    const { rows, next } = pageOfArray(tenants, { cursor, limit, order }, { valueOf, idOf: ({ id }) => id })
    const ids = rows.map(({ id }) => id)
    return { rows: await listTenantsWithIds(db, ids), next }
  }

  async function names(
    asked: PageQuery,
  ): Promise<{ items: Pick<AdminTenant, 'name' | 'slug'>[]; next: string | null }> {
    const { rows, next } = pageOf(await listTenantNames(db, asked), asked.limit)
    return { items: rows.map(({ slug, name }) => ({ slug, name })), next }
  }

  async function stats(): Promise<AdminPartnerStats> {
    const months = await usageEverywhere(await listTenantPlans(db, { kind: 'partner' }))
    const partners = [...months.values()]
    const paying = partners.map(({ usage }) => usage).filter(({ fees }) => fees !== null)
    return {
      partners: partners.length,
      paying: paying.length,
      feesCents: sum(paying.map(({ fees }) => fees?.totalCents ?? 0)),
      videos: sum(partners.map(({ usage }) => usage.videos)),
      videosIncluded: sum(paying.map(({ videosIncluded }) => videosIncluded ?? 0)),
      waiting: sum(partners.map(({ waiting }) => waiting)),
    }
  }
}

function isByFigure(asked: PartnersQuery<TenantsQuery['sort'] | FigureKey>): asked is PartnersQuery<FigureKey> {
  return asked.sort === 'videos' || asked.sort === 'fees'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
