import { z } from 'zod'

const count = z.number().int()

/** Figures of a period: finished videos, new customers, views of share pages, and payments less refunds. */
export const ReportFigures = z.object({ videos: count, newUsers: count, views: count, revenueCents: count })
export type ReportFigures = z.infer<typeof ReportFigures>

/** The business of a tenant over a period of whole days (UTC), beside the period of the same length before it. */
export const PartnerReport = z.object({
  from: z.string(),
  to: z.string(),
  previousFrom: z.string(),
  previousTo: z.string(),
  currency: z.string(),
  current: ReportFigures,
  previous: ReportFigures,
  /** Every day of the period, oldest first. */
  days: z.array(ReportFigures.extend({ day: z.string() })),
})
export type PartnerReport = z.infer<typeof PartnerReport>

/** A video that was watched in the period. */
export const ReportVideo = z.object({
  id: z.uuid(),
  title: z.string(),
  userId: z.uuid(),
  username: z.string(),
  displayName: z.string().nullable(),
  views: count,
  clicks: count,
  leads: count,
})
export type ReportVideo = z.infer<typeof ReportVideo>

/** A person who made, showed or bought something in the period. */
export const ReportPerson = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string().nullable(),
  videos: count,
  views: count,
  revenueCents: count,
})
export type ReportPerson = z.infer<typeof ReportPerson>
