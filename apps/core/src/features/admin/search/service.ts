import type { AdminSearch } from '@vitrine/contract'
import type { Db } from '../../../platform/db/open.ts'
import { type Found, searchEverywhere } from './store.ts'

export type AdminSearching = ReturnType<typeof createAdminSearch>

/** One search over people, partners, videos and orders of all tenants. */
export function createAdminSearch({ db }: { db: Db }) {
  return { search }

  async function search(q: string, limit: number): Promise<AdminSearch> {
    const found = await searchEverywhere(db, q, limit)
    return {
      people: cut(found.people, limit, ({ display_name: displayName, ...person }) => ({ ...person, displayName })),
      partners: cut(found.partners, limit, (partner) => partner),
      videos: cut(found.videos, limit, (video) => video),
      orders: cut(found.orders, limit, serializeOrder),
    }
  }
}

function cut<Row, Item>(rows: readonly Row[], limit: number, serialize: (row: Row) => Item) {
  return { items: rows.slice(0, limit).map(serialize), hasMore: rows.length > limit }
}

type Order = Found['orders'][number]

function serializeOrder({ currency, createdAt, ...order }: Order): AdminSearch['orders']['items'][number] {
  return {
    ...order,
    currency: currency as AdminSearch['orders']['items'][number]['currency'],
    createdAt: createdAt.toISOString(),
  }
}
