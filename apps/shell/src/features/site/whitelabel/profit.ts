import type { WhitelabelPlan } from '@vitrine/contract'

/** A partner's month as the calculator imagines it. */
export interface Business {
  customers: number
  /** Monthly payment per customer. */
  priceCents: number
  videosPerCustomer: number
}

export interface Profit {
  incomeCents: number
  overageCents: number
  profitCents: number
  /** Share of the income that remains, at most 1; negative in a loss. */
  margin: number
  /** From how many customers on nothing is lost; null when each further customer costs more than they pay. */
  customersLeast: number | null
}

/** Returns the monthly profit under a plan, before card fees and taxes. All amounts are integers in US cents. */
export function profitOf(plan: WhitelabelPlan, { customers, priceCents, videosPerCustomer }: Business): Profit {
  const incomeCents = customers * priceCents
  const overageCents = Math.max(0, customers * videosPerCustomer - plan.videosIncluded) * plan.overageCents
  const profitCents = incomeCents - plan.priceCents - overageCents
  return {
    incomeCents,
    overageCents,
    profitCents,
    margin: incomeCents > 0 ? profitCents / incomeCents : -1,
    customersLeast: customersLeast(plan, priceCents, videosPerCustomer),
  }
}

function customersLeast(plan: WhitelabelPlan, priceCents: number, videosPerCustomer: number): number | null {
  const alone = Math.ceil(plan.priceCents / priceCents)
  if (alone * videosPerCustomer <= plan.videosIncluded) return alone
  // Beyond the videos included each customer also costs their own.
  const leftPerCustomer = priceCents - videosPerCustomer * plan.overageCents
  if (leftPerCustomer <= 0) return null
  return Math.ceil((plan.priceCents - plan.videosIncluded * plan.overageCents) / leftPerCustomer)
}
