import type { BillingDetails, Tax } from '../entities/tax.ts'

export const noBillingDetails: BillingDetails = { company: '', address: '', taxId: '' }

/** How much of an amount is tax, which every price contains: 20 % of 100.00 net are 20.00 of 120.00. */
export function taxWithin(cents: number, { basisPoints }: Pick<Tax, 'basisPoints'>): number {
  return Math.round((cents * basisPoints) / (10_000 + basisPoints))
}
