import { type PageAsked, isAfter, newestFirst, placeOf } from '../../platform/db/keyset.ts'
import type { Db } from '../../platform/db/open.ts'

const NEWS = { time: 'news.received_at', id: 'news.id' }

/** What the provider told of all tenants, newest first; `q` is the id of a piece of news, or of what it is about. */
export function listNews(db: Db, { q, cursor, limit }: PageAsked & { q?: string | undefined }) {
  return db.asSystem('the operator looks for a piece of news of the payment provider', (tx) =>
    tx
      .selectFrom('payment_news as news')
      .innerJoin('tenant', 'tenant.id', 'news.tenant_id')
      .select(['news.id', 'tenant.name as tenant', 'news.kind', 'news.ref', 'news.account'])
      .select(['news.received_at as receivedAt', placeOf(NEWS).as('place')])
      .$if(q !== undefined, (query) =>
        query.where((or) => or.or([or('news.id', '=', q ?? ''), or('ref', '=', q ?? '')])),
      )
      .where(isAfter(NEWS, cursor))
      .orderBy(newestFirst(NEWS))
      .limit(limit + 1)
      .execute(),
  )
}

export function findNews(db: Db, id: string) {
  return db.asSystem('the operator has a piece of news looked at again', (tx) =>
    tx
      .selectFrom('payment_news')
      .select(['tenant_id as tenantId', 'kind', 'ref', 'account'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}
