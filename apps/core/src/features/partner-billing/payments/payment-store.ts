import type { Updateable } from 'kysely'
import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'

type Provider = Tables['partner_customer']['provider']
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** Returns the partner's reference at the payment provider. */
export async function findCustomer(tx: TenantTx, provider: Provider): Promise<string | undefined> {
  const row = await tx
    .selectFrom('partner_customer')
    .select('ref')
    .where('tenant_id', '=', tx.tenantId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.ref
}

/** Stores a customer. Of two that were created at the same time the first one stays. */
export async function addCustomer(tx: TenantTx, provider: Provider, ref: string): Promise<void> {
  await tx
    .insertInto('partner_customer')
    .values({ tenant_id: tx.tenantId, provider, ref })
    .onConflict((same) => same.doNothing())
    .execute()
}

export async function deleteCustomer(tx: TenantTx, provider: Provider): Promise<void> {
  await tx
    .deleteFrom('partner_customer')
    .where('tenant_id', '=', tx.tenantId)
    .where('provider', '=', provider)
    .execute()
}

interface NewPayment {
  id: string
  month: string
  provider: Provider
  cents: number
  createdAt: Date
}

/** Returns false where the month has a payment in progress. */
export async function insertPayment(tx: TenantTx, { createdAt, ...payment }: NewPayment): Promise<boolean> {
  const added = await tx
    .insertInto('partner_payment')
    .values({ tenant_id: tx.tenantId, ...payment, created_at: createdAt })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export function findPayment(tx: TenantTx, id: string) {
  return payments(tx).where('id', '=', id).executeTakeFirst()
}

export function findPaymentOf(tx: TenantTx, paymentRef: string) {
  return payments(tx).where('payment_ref', '=', paymentRef).executeTakeFirst()
}

/** Returns the payment of a month that is in progress. */
export function findUnfinished(tx: TenantTx, month: string) {
  return payments(tx).where('month', '=', month).where('state', 'in', ['open', 'processing']).executeTakeFirst()
}

export async function changePayment(
  tx: TenantTx,
  id: string,
  change: Updateable<Tables['partner_payment']>,
): Promise<void> {
  await tx
    .updateTable('partner_payment')
    .set(change)
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

/** Lists the latest payment of each of these months. */
export async function listLatest(tx: TenantTx, months: readonly string[]): Promise<Map<string, PaymentRow>> {
  if (months.length === 0) return new Map()
  const rows = await payments(tx).where('month', 'in', months).orderBy('id').execute()
  return new Map(rows.map((row) => [row.month, row]))
}

function payments(tx: TenantTx) {
  return tx
    .selectFrom('partner_payment')
    .select(['id', 'month', 'provider', 'payment_ref as paymentRef', 'cents', 'state', 'failure'])
    .select(['created_at as createdAt', 'fetched_at as fetchedAt'])
    .where('tenant_id', '=', tx.tenantId)
}
