import type { TenantTx } from '../../../platform/db/open.ts'

/** The price and the credits of a bundle. */
export interface TopUpTerms {
  priceCents: number
  currency: string
  halfCredits: number
}

/** Why an automatic top-up ended: the card was declined, or the terms of the bundle changed. */
export type TopUpEnd = 'changed' | 'declined'

export interface TopUpSettings {
  belowHalfCredits: number
  bundleId: string | null
  bundleOff: string | null
  notifiedAt: Date | null
}

/** Returns the terms at which the person chose the bundle; null where they were not stored. */
export async function findAgreedTerms(tx: TenantTx, userId: string): Promise<TopUpTerms | null> {
  const row = await tx
    .selectFrom('auto_top_up')
    .select(['agreed_price_cents as priceCents', 'agreed_currency as currency', 'agreed_half_credits as halfCredits'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row || row.priceCents === null || row.currency === null || row.halfCredits === null) return null
  const { priceCents, currency, halfCredits } = row
  return { priceCents, currency, halfCredits }
}

export async function findSettings(tx: TenantTx, userId: string): Promise<TopUpSettings | undefined> {
  return tx
    .selectFrom('auto_top_up')
    .select(['below_half_credits as belowHalfCredits', 'bundle_id as bundleId'])
    .select(['declined_bundle_id as bundleOff', 'notified_at as notifiedAt'])
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Stores a person's choice. Switching the top-up off deletes it. */
export async function saveChoice(
  tx: TenantTx,
  userId: string,
  {
    belowHalfCredits,
    bundleId,
    terms,
  }: Pick<TopUpSettings, 'belowHalfCredits' | 'bundleId'> & { terms: TopUpTerms | null },
): Promise<void> {
  const row = {
    below_half_credits: belowHalfCredits,
    bundle_id: bundleId,
    declined_bundle_id: null,
    agreed_price_cents: terms?.priceCents ?? null,
    agreed_currency: terms?.currency ?? null,
    agreed_half_credits: terms?.halfCredits ?? null,
  }
  await tx
    .insertInto('auto_top_up')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(row))
    .execute()
}

/** Stores only the time: a concurrent choice of the person stays. */
export async function recordNotified(
  tx: TenantTx,
  userId: string,
  notified: { at: Date; belowHalfCredits: number },
): Promise<void> {
  const row = {
    below_half_credits: notified.belowHalfCredits,
    bundle_id: null,
    declined_bundle_id: null,
    notified_at: notified.at,
  }
  await tx
    .insertInto('auto_top_up')
    .values({ tenant_id: tx.tenantId, user_id: userId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ notified_at: notified.at }))
    .execute()
}

/** Ends the automatic top-up. Returns false when it was off already. */
export async function switchOff(tx: TenantTx, userId: string, why: TopUpEnd): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auto_top_up')
    .set((row) => ({ declined_bundle_id: why === 'declined' ? row.ref('bundle_id') : null, bundle_id: null }))
    .where('tenant_id', '=', tx.tenantId)
    .where('user_id', '=', userId)
    .where('bundle_id', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
