import { type Row, centsOf, numberOf } from './price-form.ts'

/** What the platform takes, in US cents: for a credit that makes a video of its own, and for a twin. */
export interface Costs {
  creditCents: number
  twinCents: number
}

interface Margin {
  costCents: number
  keptCents: number
  percent: number
}

/** What an offer costs and leaves; undefined while a figure is missing. */
export function marginOf({ kind, credits, price }: Row, { creditCents, twinCents }: Costs): Margin | undefined {
  const [amount, priceCents] = [numberOf(credits), centsOf(price)]
  const costCents = kind === 'twin' ? twinCents : Math.round(amount * creditCents)
  if (Number.isNaN(costCents) || Number.isNaN(priceCents) || priceCents <= 0) return undefined
  const keptCents = priceCents - costCents
  return { costCents, keptCents, percent: Math.round((100 * keptCents) / priceCents) }
}
