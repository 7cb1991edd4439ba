import type { Insertable } from 'kysely'
import type { TenantTx } from '../../platform/db/open.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { personSummaries } from '../people/index.ts'

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>

function orders(tx: TenantTx) {
  return tx
    .selectFrom('email_blast_order as blast')
    .innerJoin(personSummaries(tx).as('person'), (join) =>
      join.onRef('person.tenant_id', '=', 'blast.tenant_id').onRef('person.id', '=', 'blast.user_id'),
    )
    .select(['blast.id', 'blast.user_id', 'blast.area', 'blast.note', 'blast.price_cents', 'blast.currency'])
    .select(['blast.ordered_at', 'blast.done_at', 'person.username', 'person.display_name', 'person.email'])
    .where('blast.tenant_id', '=', tx.tenantId)
}

export function findOrder(tx: TenantTx, id: string) {
  return orders(tx).where('blast.id', '=', id).executeTakeFirst()
}

interface Page {
  /** The id of the buyer; the orders of everybody when missing. */
  userId?: string
  onlyOpen?: boolean
  cursor?: string | undefined
  limit: number
}

/** Orders of the tenant, newest first, after the one with the id `cursor` if given. */
export function listOrders(tx: TenantTx, { userId, onlyOpen = false, cursor, limit }: Page) {
  return orders(tx)
    .$if(userId !== undefined, (query) => query.where('blast.user_id', '=', userId ?? ''))
    .$if(onlyOpen, (query) => query.where('blast.done_at', 'is', null))
    .$if(cursor !== undefined, (query) => query.where('blast.id', '<', cursor ?? ''))
    .orderBy('blast.id', 'desc')
    .limit(limit)
    .execute()
}

/** Returns false where the person has an open order already. */
export async function insertOrder(
  tx: TenantTx,
  order: Omit<Insertable<Tables['email_blast_order']>, 'done_at' | 'tenant_id'>,
): Promise<boolean> {
  const written = await tx
    .insertInto('email_blast_order')
    .values({ tenant_id: tx.tenantId, ...order })
    .onConflict((clash) => clash.columns(['tenant_id', 'user_id']).where('done_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Returns false where the tenant has no such order. */
export async function setDone(tx: TenantTx, id: string, doneAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_blast_order')
    .set({ done_at: doneAt })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether another order of the same person is open. */
export async function hasOtherOpen(tx: TenantTx, { id, user_id: userId }: OrderRow): Promise<boolean> {
  const other = await tx
    .selectFrom('email_blast_order')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

export async function deleteOrdersOf(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('email_blast_order').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}
