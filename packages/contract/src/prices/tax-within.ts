import type { BillingDetails, Tax } from '../entities/tax.ts'

export const noBillingDetails: BillingDetails = { company: '', address: '', taxId: '' }

/** Returns the tax included in an amount, rounded to whole cents: at 20 %, 120.00 contains 20.00. */
export function taxWithin(cents: number, { basisPoints }: Pick<Tax, 'basisPoints'>): number {
  return Math.round((cents * basisPoints) / (10_000 + basisPoints))
}
