import type { PlanTerms } from '@vitrine/contract'

/** Terms that apply from a day of a month on; 1 is the first. */
export interface TermsFrom {
  day: number
  terms: PlanTerms
}

/**
 * Returns the terms of a month in which they changed: each weighted by its days between `first` and `last`. Included amounts are
 * rounded up, prices to the cent.
 */
export function blendTerms(steps: readonly TermsFrom[], { first, last }: { first: number; last: number }): PlanTerms {
  const parts = steps.map(({ day, terms }, at) => {
    const from = Math.max(day, first)
    const until = Math.min((steps[at + 1]?.day ?? last + 1) - 1, last)
    return { terms, days: Math.max(0, until - from + 1) }
  })
  const mean = (of: (terms: PlanTerms) => number) =>
    parts.reduce((sum, { terms, days }) => sum + of(terms) * days, 0) / (last - first + 1)
  return {
    priceCents: Math.round(mean(({ priceCents }) => priceCents)),
    videosIncluded: Math.ceil(mean(({ videosIncluded }) => videosIncluded)),
    overageCents: Math.round(mean(({ overageCents }) => overageCents)),
    twinsIncluded: Math.ceil(mean(({ twinsIncluded }) => twinsIncluded)),
    twinCents: Math.round(mean(({ twinCents }) => twinCents)),
  }
}
