import type { TenantTx } from '../../../platform/db/open.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import type { PayoutAccount } from '../../../ports/payments.ts'

type Provider = Tables['payout_account']['provider']
export type PayoutRow = NonNullable<Awaited<ReturnType<typeof findPayout>>>

export async function findPayout(tx: TenantTx, provider: Provider) {
  return tx
    .selectFrom('payout_account')
    .select(['ref', 'state', 'is_used as isUsed'])
    .where('tenant_id', '=', tx.tenantId)
    .where('provider', '=', provider)
    .executeTakeFirst()
}

/** Stores a newly opened account. An existing account of the tenant stays. */
export async function insertPayout(tx: TenantTx, of: { provider: Provider; ref: string; at: Date }): Promise<void> {
  const { provider, ref, at } = of
  await tx
    .insertInto('payout_account')
    .values({ tenant_id: tx.tenantId, provider, ref, state: 'pending', fetched_at: at, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Sets whether new sales go to the payout account. */
export async function useForSales(tx: TenantTx, provider: Provider, { isUsed }: { isUsed: boolean }): Promise<void> {
  await tx
    .updateTable('payout_account')
    .set({ is_used: isUsed })
    .where('tenant_id', '=', tx.tenantId)
    .where('provider', '=', provider)
    .execute()
}

/** An answer to an older question never replaces a newer one. */
export async function recordState(
  tx: TenantTx,
  of: { provider: Provider; state: PayoutAccount['state']; fetchedAt: Date },
): Promise<void> {
  await tx
    .updateTable('payout_account')
    .set({ state: of.state, fetched_at: of.fetchedAt })
    .where('tenant_id', '=', tx.tenantId)
    .where('provider', '=', of.provider)
    .where('fetched_at', '<=', of.fetchedAt)
    .execute()
}
