import type { PurchaseLine } from '@vitrine/contract'
import { jsonb } from '../../platform/db/jsonb.ts'
import { type PageQuery, inOrder, isAfter, newestFirst, placeOf } from '../../platform/db/keyset.ts'
import type { TenantTx } from '../../platform/db/open.ts'
import { lockSubject } from '../../platform/db/locks/subject-lock.ts'
import { findTax } from '../tenants/index.ts'
import { findDetails } from './buyer-store.ts'

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

export interface NewInvoice {
  id: string
  userId: string
  /** The provider's payment or invoice. */
  sourceRef: string
  purchaseId: string | null
  subscriptionRef: string | null
  lines: PurchaseLine[]
  totalCents: number
  currency: string
  paidAt: Date
  afterRetry: boolean
  /** When the payment was read from the provider, unless its purchase records it. */
  fetchedAt?: Date
}

/** Writes an invoice under the tenant's next number, with the present details of buyer and tax, and returns the three. */
export async function insertInvoice(tx: TenantTx, invoice: NewInvoice) {
  // Serialized: a duplicate or missing number would have to be explained to the tax office.
  await lockSubject(tx, 'invoices')
  const { last } = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('tenant_id', '=', tx.tenantId)
    .executeTakeFirstOrThrow()
  const seq = (last ?? 0) + 1
  const [tax, buyer] = [await findTax(tx), await findDetails(tx, invoice.userId)]
  await tx
    .insertInto('invoice')
    .values({
      tenant_id: tx.tenantId,
      id: invoice.id,
      user_id: invoice.userId,
      seq,
      source_ref: invoice.sourceRef,
      purchase_id: invoice.purchaseId,
      subscription_ref: invoice.subscriptionRef,
      lines: jsonb(invoice.lines),
      total_cents: invoice.totalCents,
      currency: invoice.currency,
      paid_at: invoice.paidAt,
      buyer: jsonb(buyer),
      ...(tax ? { tax: jsonb(tax) } : {}),
      after_retry: invoice.afterRetry,
      ...(invoice.fetchedAt ? { fetched_at: invoice.fetchedAt } : {}),
    })
    .execute()
  return { seq, tax, buyer }
}

export async function lockInvoice(tx: TenantTx, sourceRef: string) {
  return invoices(tx).where('source_ref', '=', sourceRef).forUpdate().executeTakeFirst()
}

export async function recordReturned(tx: TenantTx, id: string, returnedCents: number, fetchedAt: Date): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ refunded_cents: returnedCents, fetched_at: fetchedAt })
    .where('tenant_id', '=', tx.tenantId)
    .where('id', '=', id)
    .execute()
}

export async function listInvoices(tx: TenantTx, userId: string, limit: number) {
  return invoices(tx).where('user_id', '=', userId).orderBy('id', 'desc').limit(limit).execute()
}

const PAID = newestFirst('invoice.paid_at', 'invoice.id')

/** Lists a person's invoices, newest first, one more than the page has. */
export async function pageOfInvoices(tx: TenantTx, userId: string, { cursor, limit }: PageQuery) {
  return invoices(tx)
    .select(placeOf(PAID).as('place'))
    .where('user_id', '=', userId)
    .where(isAfter(PAID, cursor))
    .orderBy(inOrder(PAID))
    .limit(limit + 1)
    .execute()
}

/** Returns a person's payments between two moments, oldest first. */
export async function listInvoicesIn(
  tx: TenantTx,
  userId: string,
  { from, to }: { from: Date; to: Date },
  limit: number,
) {
  return invoices(tx)
    .where('user_id', '=', userId)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** Lists the invoices for these purchases or payments. */
export async function listInvoicesOf(
  tx: TenantTx,
  { purchaseIds, sourceRefs }: { purchaseIds: readonly string[]; sourceRefs: readonly string[] },
) {
  if (purchaseIds.length + sourceRefs.length === 0) return []
  return invoices(tx)
    .where((or) =>
      or.or([
        ...(purchaseIds.length > 0 ? [or('purchase_id', 'in', purchaseIds)] : []),
        ...(sourceRefs.length > 0 ? [or('source_ref', 'in', sourceRefs)] : []),
      ]),
    )
    .execute()
}

export async function findInvoice(tx: TenantTx, id: string) {
  return invoices(tx).where('id', '=', id).executeTakeFirst()
}

function invoices(tx: TenantTx) {
  return tx
    .selectFrom('invoice')
    .select(['id', 'user_id as userId', 'seq', 'lines', 'total_cents as totalCents', 'currency', 'paid_at as paidAt'])
    .select(['buyer', 'tax', 'after_retry as afterRetry', 'fetched_at as fetchedAt'])
    .select(['refunded_cents as returnedCents', 'source_ref as sourceRef', 'purchase_id as purchaseId'])
    .where('tenant_id', '=', tx.tenantId)
}
