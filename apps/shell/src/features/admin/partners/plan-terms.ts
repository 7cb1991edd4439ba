import { type PlanTerms, whitelabelPlans } from '@vitrine/contract'

/** What a plan says; undefined for what is none. The members stand in the order in which the core answers them. */
export function termsOfPlan(id: string | null): PlanTerms | undefined {
  const plan = whitelabelPlans.find((one) => one.id === id)
  if (!plan) return undefined
  const { priceCents, videosIncluded, overageCents, twinsIncluded, twinCents } = plan
  return { priceCents, videosIncluded, overageCents, twinsIncluded, twinCents }
}
