import { type PlanTerms, whitelabelPlans } from '@vitrine/contract'

/** Returns the terms of a plan; undefined for an unknown plan. Properties are in the order of the API. */
export function termsOfPlan(id: string | null): PlanTerms | undefined {
  const plan = whitelabelPlans.find((one) => one.id === id)
  if (!plan) return undefined
  const { priceCents, videosIncluded, overageCents, twinsIncluded, twinCents } = plan
  return { priceCents, videosIncluded, overageCents, twinsIncluded, twinCents }
}
