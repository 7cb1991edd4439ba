/** The monthly price of a partner and the included usage, of a plan or as agreed. Amounts are integer US cents. */
export interface PlanTerms {
  priceCents: number
  videosIncluded: number
  /** The price of each video beyond those included. */
  overageCents: number
  twinsIncluded: number
  /** The price of each digital twin beyond those included. */
  twinCents: number
}

export interface WhitelabelPlan extends PlanTerms {
  id: 'growth' | 'pro' | 'enterprise'
  name: string
}

/** The plans on offer to partners, the smallest first. */
export const whitelabelPlans: readonly [WhitelabelPlan, WhitelabelPlan, WhitelabelPlan] = [
  {
    id: 'growth',
    name: 'Growth',
    priceCents: 250_000,
    videosIncluded: 300,
    overageCents: 1200,
    twinsIncluded: 0,
    twinCents: 22_500,
  },
  {
    id: 'pro',
    name: 'Pro',
    priceCents: 500_000,
    videosIncluded: 750,
    overageCents: 1000,
    twinsIncluded: 2,
    twinCents: 20_000,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    priceCents: 1_000_000,
    videosIncluded: 1500,
    overageCents: 900,
    twinsIncluded: 5,
    twinCents: 17_500,
  },
]
