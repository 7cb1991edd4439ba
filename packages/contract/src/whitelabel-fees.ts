import type { WhitelabelPlan } from './whitelabel-plans.ts'

/** What a partner owes for a month, in int US cents. */
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

/** The bill of a month in which so many videos were finished and so many digital twins made. */
export function whitelabelFees(plan: WhitelabelPlan, used: { videos: number; twins: number }): WhitelabelFees {
  const overageVideos = Math.max(0, used.videos - plan.videosIncluded)
  const paidTwins = Math.max(0, used.twins - plan.twinsIncluded)
  const overageCents = overageVideos * plan.overageCents
  const twinsCents = paidTwins * plan.twinCents
  const totalCents = plan.priceCents + overageCents + twinsCents
  return { baseCents: plan.priceCents, overageVideos, overageCents, paidTwins, twinsCents, totalCents }
}
