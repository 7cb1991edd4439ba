import { type Row, centsOf, numberOf } from './price-form.ts'

/** The platform's fees in US cents: for a credit spent on a video, and for a twin. */
export interface Costs {
  creditCents: number
  twinCents: number
}

/** What an offer costs the partner, and what is left of its price. */
export interface Margin {
  costCents: number
  keptCents: number
  percent: number
}

/** Returns the cost and margin of an offer; undefined while a figure is missing. */
export function marginOf({ kind, credits, price }: Row, { creditCents, twinCents }: Costs): Margin | undefined {
  const [amount, priceCents] = [numberOf(credits), centsOf(price)]
  const costCents = kind === 'twin' ? twinCents : Math.round(amount * creditCents)
  if (Number.isNaN(costCents) || Number.isNaN(priceCents) || priceCents <= 0) return undefined
  const keptCents = priceCents - costCents
  return { costCents, keptCents, percent: Math.round((100 * keptCents) / priceCents) }
}
