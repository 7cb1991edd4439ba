import { type PageQuery, inOrder, isAfter, newestFirst, placeOf } from '../../../platform/db/keyset.ts'
import type { Db, SystemTx } from '../../../platform/db/open.ts'
import { personSummaries } from '../../people/index.ts'
import { tenantSummaries } from '../../tenants/index.ts'
import { isUuid } from '../../../platform/ids/ids.ts'

// Queries of the operator's console: purchases that were compared, webhook events and orders.

/** Counts the purchases that were compared, with the time of the last comparison. */
export function countChecked(db: Db) {
  return db.asSystem('the operator looks at the books of all tenants', (tx) =>
    tx
      .selectFrom('purchase')
      .select(({ fn }) => [fn.count<string>('checked_at').as('n'), fn.max('checked_at').as('last')])
      .executeTakeFirstOrThrow(),
  )
}

const EVENTS = newestFirst('event.received_at', 'event.id')

/** Lists webhook events of all tenants, newest first. `q` is the id of an event or of the object that it is about. */
export function listWebhookEvents(db: Db, { q, cursor, limit }: PageQuery & { q?: string | undefined }) {
  return db.asSystem('the operator looks for a webhook event', (tx) =>
    tx
      .selectFrom('webhook_event as event')
      .innerJoin(tenantSummaries(tx).as('tenant'), 'tenant.id', 'event.tenant_id')
      .select(['event.id', 'tenant.name as tenant', 'event.kind', 'event.ref', 'event.account'])
      .select(['event.received_at as receivedAt', placeOf(EVENTS).as('place')])
      .$if(q !== undefined, (query) =>
        query.where((or) => or.or([or('event.id', '=', q ?? ''), or('ref', '=', q ?? '')])),
      )
      .where(isAfter(EVENTS, cursor))
      .orderBy(inOrder(EVENTS))
      .limit(limit + 1)
      .execute(),
  )
}

export function findWebhookEvent(db: Db, id: string) {
  return db.asSystem('the operator replays a webhook event', (tx) =>
    tx
      .selectFrom('webhook_event')
      .select(['tenant_id as tenantId', 'kind', 'ref', 'account'])
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

interface OrdersQuery {
  /** An id, or a number of the payment provider. */
  text: string
  /** People whose orders are found as well. */
  userIds: readonly string[]
  limit: number
}

/** Lists orders of all tenants with this id or payment number, and those of these people, newest first. */
export function listOrdersEverywhere(tx: SystemTx, { text, userIds, limit }: OrdersQuery) {
  return tx
    .selectFrom('purchase')
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'purchase.tenant_id').onRef('person.id', '=', 'purchase.user_id'),
    )
    .innerJoin(tenantSummaries(tx).as('tenant'), 'tenant.id', 'purchase.tenant_id')
    .select(['purchase.id', 'purchase.user_id as userId', 'person.username', 'tenant.name as tenant'])
    .select(['purchase.state', 'total_cents as totalCents', 'currency', 'purchase.created_at as createdAt'])
    .where((order) =>
      order.or([
        order('payment_ref', '=', text),
        ...(isUuid(text.toLowerCase()) ? [order('purchase.id', '=', text)] : []),
        ...(userIds.length > 0 ? [order('purchase.user_id', 'in', userIds)] : []),
      ]),
    )
    .orderBy('purchase.id', 'desc')
    .limit(limit)
    .execute()
}
