import type { TenantTx } from '../../platform/db/open.ts'

interface NewCreditAdjustment {
  id: string
  userId: string
  adjustedBy: string
  beforeHalfCredits: number
  afterHalfCredits: number
  reason: string | null
  at: Date
}

export async function insertCreditAdjustment(tx: TenantTx, adjustment: NewCreditAdjustment): Promise<void> {
  const { id, userId, adjustedBy, beforeHalfCredits, afterHalfCredits, reason, at } = adjustment
  const balances = { before_half_credits: beforeHalfCredits, after_half_credits: afterHalfCredits }
  await tx
    .insertInto('credit_adjustment')
    .values({ tenant_id: tx.tenantId, id, user_id: userId, adjusted_by: adjustedBy, ...balances, reason, at })
    .execute()
}

/** Returns the reasons of adjustments by id. Those without a reason are absent. */
export async function listAdjustmentReasons(tx: TenantTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('credit_adjustment')
    .select(['id', 'reason'])
    .where('tenant_id', '=', tx.tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason] as const])))
}
