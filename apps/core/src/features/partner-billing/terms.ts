import { type PlanTerms, whitelabelPlans } from '@vitrine/contract'
import type { TermsRow } from './terms-store.ts'

/** Returns the terms that apply in a month: agreed for it or earlier, else those of the plan. Null without a plan. */
export function termsIn(rows: readonly TermsRow[], tenant: { id: string; plan: string | null }, month: string) {
  const agreed = rows.find((row) => row.tenantId === tenant.id && row.month <= month)
  return agreed?.terms ?? termsOfPlan(tenant.plan)
}

export function termsOfPlan(planId: string | null): PlanTerms | null {
  const plan = whitelabelPlans.find(({ id }) => id === planId)
  if (!plan) return null
  const { priceCents, videosIncluded, overageCents, twinsIncluded, twinCents } = plan
  return { priceCents, videosIncluded, overageCents, twinsIncluded, twinCents }
}
