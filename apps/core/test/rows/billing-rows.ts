import { jsonb } from '../../src/platform/db/jsonb.ts'
import type { TenantTx } from '../../src/platform/db/open.ts'
import { newId } from '../../src/platform/ids/ids.ts'

/** One row in every table of buying. */
export async function fillBilling(tx: TenantTx, userId: string): Promise<void> {
  const own = { tenant_id: tx.tenantId }
  const ofUser = { ...own, user_id: userId, id: newId() }
  const [now, provider] = [new Date(), 'sandbox' as const]
  await tx
    .insertInto('payment_customer')
    .values({ ...own, user_id: userId, provider, account: '', ref: 'c' })
    .execute()
  await tx
    .insertInto('payout_account')
    .values({ ...own, provider, ref: 'a', state: 'pending', fetched_at: now, created_at: now })
    .execute()
  const sold = { lines: jsonb([]), total_cents: 1, currency: 'USD' }
  await tx
    .insertInto('purchase')
    .values({ ...ofUser, ...sold, provider, created_at: now })
    .execute()
  await fillEntitlement(tx, ofUser)
  const differs = { kind: 'amount', ours: '1', theirs: '2', found_at: now } as const
  await tx
    .insertInto('reconciliation_difference')
    .values({ ...own, id: newId(), purchase_id: ofUser.id, ...differs })
    .execute()
  await tx
    .insertInto('invoice')
    .values({ ...ofUser, ...sold, seq: 1, source_ref: 's', paid_at: now })
    .execute()
  const times = { period_start: now, period_end: now, fetched_at: now, created_at: now }
  const plan = {
    name: 'n',
    price_cents: 1,
    currency: 'USD',
    half_credits: 1,
    period_days: 30,
    state: 'active',
  } as const
  await tx
    .insertInto('subscription')
    .values({ ...ofUser, ...plan, ...times, provider, ref: 's' })
    .execute()
  await tx
    .insertInto('billing_details')
    .values({ ...own, user_id: userId, company: 'c', address: 'a', tax_id: 't' })
    .execute()
  await tx
    .insertInto('auto_top_up')
    .values({ ...own, user_id: userId, below_half_credits: 2 })
    .execute()
  await tx
    .insertInto('webhook_event')
    .values({ ...own, id: 'n', kind: 'payment', ref: 'r', received_at: now })
    .execute()
  await tx
    .insertInto('sandbox_object')
    .values({ ...own, ref: 'r', kind: 'customer', body: jsonb<unknown>({}) })
    .execute()
}

async function fillEntitlement(tx: TenantTx, { user_id, id: purchase_id }: { user_id: string; id: string }) {
  const row = { tenant_id: tx.tenantId, user_id, id: newId(), created_at: new Date() }
  await tx
    .insertInto('twin_entitlement')
    .values({ ...row, source: 'order', purchase_id, ordinal: 1 })
    .execute()
}
