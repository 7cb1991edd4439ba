import type { Bundle, Plan, PriceList } from './entities/tenants.ts'

const bundle = (id: string, name: string, credits: number, priceCents: number): Bundle => {
  return { id, name, credits, priceCents, popular: false, expiryMonths: null }
}

const testBundles: readonly Bundle[] = [
  bundle('rapid-starter', 'Rapid Starter', 10, 45_000),
  bundle('content-velocity', 'Content Velocity', 50, 200_000),
  bundle('marketing-accelerator', 'Marketing Accelerator', 100, 350_000),
  bundle('enterprise-blitz', 'Enterprise Blitz', 200, 600_000),
  bundle('ultimate-video-factory', 'Ultimate Video Factory', 300, 750_000),
]

/** Plans for tests of payments. Their billing period is a label only: each is paid once. */
export const testPlans: readonly Plan[] = [
  { id: 'adhoc', name: 'Adhoc Video', priceCents: 2_000, credits: 1, billing: 'once' },
  { id: 'solo-monthly', name: 'Solo Agent', priceCents: 4_900, credits: 3, billing: 'monthly' },
  { id: 'growth-annual', name: 'Growth Agent', priceCents: 89_900, credits: 60, billing: 'annual' },
]

/** Returns the price list with test products that operators buy on internal screens. Nobody else can buy them. */
export function withTestLists(prices: PriceList): PriceList {
  return { ...prices, bundles: [...prices.bundles, ...testBundles], plans: [...prices.plans, ...testPlans] }
}
