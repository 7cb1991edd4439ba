import type { PlanTerms } from '@vitrine/contract'
import { jsonb } from '../../../platform/db/jsonb.ts'
import type { TenantTx } from '../../../platform/db/open.ts'

/** Lists the changes of plan in a month, in the order of their days. */
export function listPlanChanges(tx: TenantTx, month: string) {
  return tx
    .selectFrom('partner_plan_change')
    .select(['day', 'plan', 'terms', 'terms_before as termsBefore'])
    .where('tenant_id', '=', tx.tenantId)
    .where('month', '=', month)
    .orderBy('day')
    .execute()
}

interface NewPlanChange {
  month: string
  day: number
  plan: string
  terms: PlanTerms
  termsBefore: PlanTerms
}

/** Stores a change of plan. It replaces an earlier choice of the same day. */
export async function savePlanChange(
  tx: TenantTx,
  { month, day, plan, terms, termsBefore }: NewPlanChange,
): Promise<void> {
  const chosen = { plan, terms: jsonb(terms) }
  await tx
    .insertInto('partner_plan_change')
    .values({ tenant_id: tx.tenantId, month, day, ...chosen, terms_before: jsonb(termsBefore) })
    .onConflict((same) => same.columns(['tenant_id', 'month', 'day']).doUpdateSet(chosen))
    .execute()
}

/** Deletes the changes of a month, for which other terms were agreed. */
export async function deletePlanChanges(tx: TenantTx, month: string): Promise<void> {
  await tx.deleteFrom('partner_plan_change').where('tenant_id', '=', tx.tenantId).where('month', '=', month).execute()
}
