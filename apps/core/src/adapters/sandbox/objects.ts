import type { TenantTx } from '../../platform/db/open.ts'
import { jsonb } from '../../platform/db/jsonb.ts'
import type { Labels, PayoutAccount, SubscriptionState } from '../../ports/payments.ts'

// The data of the sandbox. Like a payment provider it keeps its own records, separate from the product's.

interface AccountBody {
  name: string
  state: PayoutAccount['state']
}

/** The account that owns the object; null for the operator's own. */
interface Owned {
  account: string | null
}

interface CustomerBody extends Owned {
  userId: string
  /** The test card that later payments are charged to. */
  cardNumber?: string
  /** `MM/YY`, as it was typed. */
  cardExpiry?: string | undefined
}

export interface PaymentBody extends Owned {
  clientSecret: string
  customerRef: string
  cents: number
  currency: string
  state: 'canceled' | 'open' | 'paid' | 'processing'
  returnedCents: number
  failure: string | null
  labels: Labels
  /** Set where paying it pays an invoice. */
  invoiceRef: string | null
  refundKeys: string[]
  /** The operator's fee. */
  feeCents: number
}

export interface SubscriptionBody extends Owned {
  customerRef: string
  name: string
  cents: number
  currency: string
  periodDays: number
  feePercent: number
  state: SubscriptionState
  /** Times as ISO text. */
  periodStart: string
  periodEnd: string
  endsAtPeriodEnd: boolean
  /** Absent where it never was. */
  isPaused?: boolean
  /** The test card that renewals are charged to. */
  cardNumber: string | null
  failedTries: number
  labels: Labels
}

interface InvoiceBody extends Owned {
  number: string
  subscriptionRef: string
  paymentRef: string
  isRenewal: boolean
  isRetried: boolean
  state: 'open' | 'paid' | 'void'
  cents: number
  currency: string
  periodStart: string
  periodEnd: string
  returnedCents: number
  labels: Labels
}

export interface Bodies {
  account: AccountBody
  customer: CustomerBody
  payment: PaymentBody
  subscription: SubscriptionBody
  invoice: InvoiceBody
}
export type Kind = keyof Bodies

/** Inserts an object. Does nothing when one with this reference exists. */
export async function make<K extends Kind>(tx: TenantTx, kind: K, ref: string, body: Bodies[K]): Promise<void> {
  await tx
    .insertInto('sandbox_object')
    .values({ tenant_id: tx.tenantId, ref, kind, body: jsonb(body) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns an object and locks it until the end of the transaction. */
export async function find<K extends Kind>(tx: TenantTx, kind: K, ref: string): Promise<Bodies[K] | undefined> {
  const row = await tx
    .selectFrom('sandbox_object')
    .select('body')
    .where('tenant_id', '=', tx.tenantId)
    .where('ref', '=', ref)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  return row?.body as Bodies[K] | undefined
}

export async function change<K extends Kind>(tx: TenantTx, kind: K, ref: string, body: Bodies[K]): Promise<void> {
  await tx
    .updateTable('sandbox_object')
    .set({ body: jsonb<unknown>(body) })
    .where('tenant_id', '=', tx.tenantId)
    .where('ref', '=', ref)
    .where('kind', '=', kind)
    .execute()
}

export async function listSubscriptions(tx: TenantTx): Promise<{ ref: string; body: SubscriptionBody }[]> {
  const rows = await tx
    .selectFrom('sandbox_object')
    .select(['ref', 'body'])
    .where('tenant_id', '=', tx.tenantId)
    .where('kind', '=', 'subscription')
    .orderBy('ref')
    .execute()
  return rows.map(({ ref, body }) => ({ ref, body: body as SubscriptionBody }))
}
