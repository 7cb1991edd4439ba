import type { PurchaseLine } from '@vitrine/contract'
import type { Updateable } from 'kysely'
import { jsonb } from '../../platform/db/jsonb.ts'
import { type PageQuery, inOrder, isAfter, newestFirst, placeOf } from '../../platform/db/keyset.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import type { ProviderObject } from '../../ports/payments.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>
type Provider = Tables['purchase']['provider']

export interface NewPurchase {
  id: string
  userId: string
  provider: Provider
  lines: PurchaseLine[]
  totalCents: number
  currency: string
  /** The payment account that gets the money; null for the operator's own. */
  account: string | null
  createdAt: Date
  /** Bought by the automatic top-up. */
  isAutomatic: boolean
}

export async function insertPurchase(tx: TenantTx, purchase: NewPurchase): Promise<void> {
  await tx
    .insertInto('purchase')
    .values({
      tenant_id: tx.tenantId,
      id: purchase.id,
      user_id: purchase.userId,
      provider: purchase.provider,
      lines: jsonb(purchase.lines),
      total_cents: purchase.totalCents,
      currency: purchase.currency,
      account: purchase.account,
      created_at: purchase.createdAt,
      is_automatic: purchase.isAutomatic,
    })
    .execute()
}

/** Returns the newest unpaid purchase of the same items, which a returning person pays instead of a new one. */
export async function findOpenPurchase(tx: TenantTx, purchase: NewPurchase, since: Date): Promise<string | undefined> {
  const row = await tx
    .selectFrom('purchase')
    .select('id')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', purchase.userId)
    .where('provider', '=', purchase.provider)
    .where('account', purchase.account === null ? 'is' : '=', purchase.account)
    .where('state', 'in', ['open', 'failed'])
    .where('created_at', '>', since)
    .where('total_cents', '=', purchase.totalCents)
    .where('currency', '=', purchase.currency)
    .where('is_automatic', '=', false)
    .where('lines', '=', jsonb(purchase.lines))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Returns whether a subscription of the person was being begun at the provider at that time or later. */
export async function wasStartingSubscription(tx: TenantTx, userId: string, at: Date): Promise<boolean> {
  const row = await purchases(tx).where('user_id', '=', userId).where('starting_until', '>', at).executeTakeFirst()
  return row !== undefined
}

export async function changePurchase(tx: TenantTx, id: string, change: Updateable<Tables['purchase']>): Promise<void> {
  await tx.updateTable('purchase').set(change).where('tenant_id', '=', tx.tenantId).where('id', '=', id).execute()
}

export async function findPurchase(tx: TenantTx, id: string) {
  return purchases(tx).where('id', '=', id).executeTakeFirst()
}

/** Returns the number of automatic top-ups begun since a moment, paid or not. */
export async function countAutomatic(tx: TenantTx, userId: string, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('is_automatic', '=', true)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Lists the oldest orders that were begun before then and still wait for their card. */
export async function listOverdue(tx: TenantTx, of: { provider: Provider; before: Date; limit: number }) {
  return purchases(tx)
    .where('provider', '=', of.provider)
    .where('state', 'in', ['open', 'failed'])
    .where('created_at', '<', of.before)
    .orderBy('created_at')
    .limit(of.limit)
    .execute()
}

/** Cancels an order, unless it was paid or is being processed by the bank by now. */
export async function cancelUnpaid(tx: TenantTx, id: string, fetchedAt: Date): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ state: 'canceled', fetched_at: fetchedAt })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .where('state', 'in', ['open', 'failed'])
    .execute()
}

/** Returns the person's other purchases that began a subscription and are unpaid. */
export async function listUnpaidSubscriptions(tx: TenantTx, userId: string, except: string) {
  return purchases(tx)
    .where('user_id', '=', userId)
    .where('id', '<>', except)
    .where('subscription_ref', 'is not', null)
    .where('paid_at', 'is', null)
    .where('state', 'in', ['open', 'failed', 'processing'])
    .execute()
}

/** Returns a person's purchase by its payment. Another person's is treated as unknown. */
export async function findOwn(tx: TenantTx, userId: string, paymentRef: string) {
  return purchases(tx).where('user_id', '=', userId).where('payment_ref', '=', paymentRef).executeTakeFirst()
}

/** Returns the purchase that a payment or an invoice of the provider pays, locked until the end of the transaction. */
export async function lockPurchaseOf(tx: TenantTx, column: 'invoice_ref' | 'payment_ref', ref: string) {
  return purchases(tx).where(column, '=', ref).forUpdate().executeTakeFirst()
}

export async function listPurchases(tx: TenantTx, userId: string, limit: number) {
  return purchases(tx).where('user_id', '=', userId).orderBy('id', 'desc').limit(limit).execute()
}

const TRIED = newestFirst('purchase.created_at', 'purchase.id')

/** Lists purchases whose payment failed, newest first, one more than the page has. */
export async function pageOfFailed(tx: TenantTx, userId: string, { cursor, limit }: PageQuery) {
  return purchases(tx)
    .select(placeOf(TRIED).as('place'))
    .where('user_id', '=', userId)
    .where('failure', 'is not', null)
    .where(isAfter(TRIED, cursor))
    .orderBy(inOrder(TRIED))
    .limit(limit + 1)
    .execute()
}

export async function listPurchasesById(tx: TenantTx, ids: readonly string[]) {
  return ids.length === 0 ? [] : purchases(tx).where('id', 'in', ids).execute()
}

export async function findCustomer(tx: TenantTx, userId: string, provider: Provider, account: string) {
  const row = await tx
    .selectFrom('payment_customer')
    .select('ref')
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.ref
}

/** Lists a person's references at the accounts of a provider. */
export async function listCustomers(tx: TenantTx, userId: string, provider: Provider) {
  return tx
    .selectFrom('payment_customer')
    .select(['account', 'ref'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .execute()
}

export async function saveCustomer(
  tx: TenantTx,
  customer: { userId: string; provider: Provider; account: string; ref: string },
): Promise<void> {
  const { userId, ...rest } = customer
  await tx
    .insertInto('payment_customer')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...rest })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function purgeCustomers(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('payment_customer').where('tenant_id', '=', tx.tenantId).where('user_id', '=', userId).execute()
}

/** Stores the id of a webhook event. Returns false when it is stored already. */
export async function recordEvent(tx: TenantTx, event: ProviderObject & { id: string; at: Date }): Promise<boolean> {
  const { id, kind, ref, account, at } = event
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_event')
    .values({ tenant_id: tx.tenantId, id, kind, ref, account, received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes the webhook events that came before then. */
export async function deleteEventsBefore(tx: TenantTx, before: Date): Promise<void> {
  await tx.deleteFrom('webhook_event').where('tenant_id', '=', tx.tenantId).where('received_at', '<', before).execute()
}

function purchases(tx: TenantTx) {
  return tx
    .selectFrom('purchase')
    .select([
      'id',
      'user_id as userId',
      'provider',
      'lines',
      'total_cents as totalCents',
      'currency',
      'account',
      'state',
    ])
    .select(['payment_ref as paymentRef', 'invoice_ref as invoiceRef', 'subscription_ref as subscriptionRef'])
    .select(['refunded_cents as returnedCents', 'reclaimed_half_credits as takenHalfCredits', 'failure'])
    .select(['fetched_at as fetchedAt', 'created_at as createdAt', 'paid_at as paidAt', 'is_automatic as isAutomatic'])
    .where('tenant_id', '=', tx.tenantId)
}

/** Lists the people of the tenant whom the payment provider knows. */
export async function listPaymentCustomers(tx: TenantTx): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_customer')
    .select('user_id')
    .distinct()
    .where('tenant_id', '=', tx.tenantId)
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}
