import type { PlanTerms } from './whitelabel-plans.ts'

/** The platform fees of a partner for a month, in integer US cents. */
export interface WhitelabelFees {
  baseCents: number
  /** Videos beyond those of the plan. */
  overageVideos: number
  overageCents: number
  /** Digital twins beyond those of the plan. */
  paidTwins: number
  twinsCents: number
  totalCents: number
}

/** The part of the first month that a partner pays for, when it joined after the first day. */
export interface PartOfMonth {
  days: number
  /** The number of days in the month. */
  of: number
}

/** Returns terms prorated for a part of a month: the price by the day, included usage rounded up. Null is the whole month. */
export function termsForPart(terms: PlanTerms, part: PartOfMonth | null): PlanTerms {
  if (!part) return terms
  const share = (whole: number) => (whole * part.days) / part.of
  return {
    ...terms,
    priceCents: Math.round(share(terms.priceCents)),
    videosIncluded: Math.ceil(share(terms.videosIncluded)),
    twinsIncluded: Math.ceil(share(terms.twinsIncluded)),
  }
}

/** Returns the fees of a month with this number of finished videos and digital twins. */
export function whitelabelFees(terms: PlanTerms, used: { videos: number; twins: number }): WhitelabelFees {
  const overageVideos = Math.max(0, used.videos - terms.videosIncluded)
  const paidTwins = Math.max(0, used.twins - terms.twinsIncluded)
  const overageCents = overageVideos * terms.overageCents
  const twinsCents = paidTwins * terms.twinCents
  const totalCents = terms.priceCents + overageCents + twinsCents
  return { baseCents: terms.priceCents, overageVideos, overageCents, paidTwins, twinsCents, totalCents }
}

/** The days of a month that must have passed before its end is projected. */
const DAYS_PASSED_MIN = 5

/** Returns the projected value at the end of a month; undefined while there is too little data or the value is 0. */
export function expectedByEnd(soFar: number, days: { gone: number; all: number }): number | undefined {
  if (days.gone < DAYS_PASSED_MIN || soFar === 0) return undefined
  return Math.round((soFar / days.gone) * days.all)
}
