import type { EmailBlastOrder, PriceList, TeamEmailBlastOrder } from '@vitrine/contract'
import type { OrderRow } from './store.ts'

export function orderOf(row: OrderRow): EmailBlastOrder {
  return {
    id: row.id,
    area: row.area,
    note: row.note,
    priceCents: row.price_cents,
    currency: row.currency as PriceList['currency'],
    orderedAt: row.ordered_at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
  }
}

export function teamOrderOf(row: OrderRow): TeamEmailBlastOrder {
  const orderedBy = { id: row.user_id, name: row.display_name ?? row.username, email: row.email }
  return { ...orderOf(row), orderedBy }
}
