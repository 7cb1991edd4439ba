import type { EmailBlastOrder, TeamEmailBlastOrder } from '@vitrine/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Clock } from '../../platform/time/clock.ts'
import type { Db, TenantTx } from '../../platform/db/open.ts'
import type { EnqueueEmail } from '../../platform/email/enqueue.ts'
import type { Person } from '../../platform/http/request.ts'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { findUser } from '../people/index.ts'
import { emailBlastOrderedEmail } from './emails.ts'
import { orderOf, teamOrderOf } from './serializer.ts'
import * as store from './store.ts'

const ROWS_AT_ONCE = 200

interface Deps {
  db: Db
  enqueueEmail: EnqueueEmail
  clock: Clock
  newId: () => string
}

interface Page {
  cursor?: string | undefined
  limit: number
}

export type EmailBlasts = ReturnType<typeof createEmailBlasts>

/** Orders of the email blast. The site's team sends its emails, and reads the orders here; the product sends none of them. */
export function createEmailBlasts({ db, enqueueEmail, clock, newId }: Deps) {
  return { order, listOwn, list, setDone, exportOwn, erase }

  /** Orders a blast and notifies the team in the same transaction. Throws email-blast-not-sold, no-email or email-blast-ordered. */
  async function order(
    tenant: Tenant,
    person: Person,
    { area, note }: { area: string; note: string },
  ): Promise<EmailBlastOrder> {
    const { sellsEmailBlast, emailBlastPriceCents: price, currency } = tenant.prices
    if (!sellsEmailBlast) throw new AppError('email-blast-not-sold')
    return db.inTenant(tenant.id, async (tx) => {
      // An order needs an email address for replies.
      if (!(await findUser(tx, person.id))?.email) throw new AppError('no-email')
      const id = newId()
      const row = { id, user_id: person.id, area, note, price_cents: price, currency, ordered_at: clock.now() }
      if (!(await store.insertOrder(tx, row))) throw new AppError('email-blast-ordered')
      await enqueueEmail(tx, emailBlastOrderedEmail, { orderId: id, to: tenant.settings.salesEmail })
      return orderOf(await find(tx, id))
    })
  }

  async function listOwn(person: Person, { cursor, limit }: Page) {
    return db.inTenant(person.tenantId, async (tx) => {
      const rows = await store.listOrders(tx, { userId: person.id, cursor, limit: limit + 1 })
      return pageOf(rows.map(orderOf), limit)
    })
  }

  async function list(tenantId: string, { cursor, limit, state }: Page & { state: 'all' | 'open' }) {
    return db.inTenant(tenantId, async (tx) => {
      const rows = await store.listOrders(tx, { onlyOpen: state === 'open', cursor, limit: limit + 1 })
      return pageOf(rows.map(teamOrderOf), limit)
    })
  }

  /** Throws not-found; when an order is reopened, email-blast-ordered where the customer has a newer open one. */
  async function setDone(tenantId: string, id: string, isDone: boolean): Promise<TeamEmailBlastOrder> {
    return db.inTenant(tenantId, async (tx) => {
      const row = await find(tx, id)
      if (!isDone && (await store.hasOtherOpen(tx, row))) throw new AppError('email-blast-ordered', { message: NEWER })
      if (isDone === (row.done_at === null)) await store.setDone(tx, id, isDone ? clock.now() : null)
      return teamOrderOf(await find(tx, id))
    })
  }

  async function find(tx: TenantTx, id: string): Promise<store.OrderRow> {
    const row = await store.findOrder(tx, id)
    if (!row) throw new AppError('not-found')
    return row
  }

  /** Returns all orders of a person, for the data export. */
  async function exportOwn(tenantId: string, userId: string): Promise<EmailBlastOrder[]> {
    return db.inTenant(tenantId, async (tx) => {
      const rows = await store.listOrders(tx, { userId, limit: ROWS_AT_ONCE })
      return rows.map(orderOf)
    })
  }

  async function erase(tenantId: string, userId: string): Promise<void> {
    await db.inTenant(tenantId, (tx) => store.deleteOrdersOf(tx, userId))
  }
}

const NEWER = 'This customer has a newer order waiting. Mark that one as done first.'

function pageOf<Item extends { id: string }>(rows: Item[], limit: number) {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
