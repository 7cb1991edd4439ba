import { z } from 'zod'
import { Takedown } from './videos.ts'

/** A partner's contract with the platform. The platform's own sites have no plan: its fields are null there. */
export const WhitelabelPartner = z.object({
  companyName: z.string(),
  planType: z.enum(['growth', 'pro', 'enterprise']).nullable(),
  /** `paused` by the partner, `suspended` by the operator. */
  subscriptionStatus: z.enum(['active', 'paused', 'suspended']),
  /** Videos that were finished and paid this month. */
  monthlyVideoUsage: z.number().int(),
  includedVideos: z.number().int().nullable(),
  /** Fewer than those of the plan in a month of which only a part is owed for. */
  includedThisMonth: z.number().int().nullable(),
  /** The days of this month that are owed for; null where that is all of them. */
  prorated: z.object({ days: z.number().int(), of: z.number().int() }).nullable(),
  monthlyPrice: z.number().int().nullable(),
  overagePrice: z.number().int().nullable(),
  includedTwins: z.number().int().nullable(),
  digitalTwinPrice: z.number().int().nullable(),
  onboardingCompleted: z.boolean(),
  platformActive: z.boolean(),
})
export type WhitelabelPartner = z.infer<typeof WhitelabelPartner>

/** Sales of one product this month. */
const SoldLine = z.object({ name: z.string(), count: z.number().int(), totalCents: z.number().int() })

/** The business of a tenant in this calendar month (UTC). */
export const WhitelabelAnalytics = z.object({
  /** Everybody in the list of users, its team included. */
  totalUsers: z.number().int(),
  /** How many of them were seen this month. */
  activeUsers: z.number().int(),
  /** Percent of all customers who ever paid, with one decimal. */
  conversionRate: z.number(),
  /** Payments of customers this month less refunds, in cents. */
  revenueCents: z.number().int(),
  currency: z.string(),
  sold: z.array(SoldLine),
  /** Each day so far, e.g. `2026-11-22`, with the videos that were finished on it and the customers who came. */
  days: z.array(z.object({ day: z.string(), videos: z.number().int(), newUsers: z.number().int() })),
  /** The last twelve months, the current one last: videos, new customers, and payments less refunds. */
  months: z.array(
    z.object({
      month: z.string(),
      videos: z.number().int(),
      newUsers: z.number().int(),
      revenueCents: z.number().int(),
    }),
  ),
  asOf: z.string(),
})
export type WhitelabelAnalytics = z.infer<typeof WhitelabelAnalytics>

/** One thing that was just checked. `off` is no fault: it is not set up here. */
export const StatusCheck = z.object({
  name: z.enum(['platform', 'videos', 'domain', 'certificate', 'mail', 'payments', 'backup']),
  state: z.enum(['ok', 'waiting', 'bad', 'off']),
  /** The result of the check, e.g. the host or the number of waiting videos. */
  found: z.string(),
  checkedAt: z.string(),
})
export type StatusCheck = z.infer<typeof StatusCheck>

/** One step of setting up a site. Whether it is done follows from the present facts, so it can become undone. */
export const ChecklistStep = z.object({
  name: z.enum(['brand', 'domain', 'email', 'prices', 'payouts', 'legal', 'team', 'customer', 'sale']),
  isDone: z.boolean(),
  /** The result of the check, e.g. the host or a count. */
  found: z.string(),
})
export type ChecklistStep = z.infer<typeof ChecklistStep>

/** A video of a tenant, as its partner sees it: its owner and its state, without the script. */
export const WhitelabelVideo = z.object({
  id: z.uuid(),
  title: z.string(),
  userId: z.uuid(),
  username: z.string(),
  displayName: z.string().nullable(),
  status: z.enum(['pending', 'processing', 'ready', 'failed']),
  errorMessage: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** The public address of the video while its owner shares it; else null. */
  pageUrl: z.string().nullable(),
  credits: z.number(),
  /** The number of views on its share page. */
  views: z.number().int(),
  takenDown: Takedown.nullable(),
  createdAt: z.string(),
})
export type WhitelabelVideo = z.infer<typeof WhitelabelVideo>

const count = z.number().int()

/** The number of videos of a tenant's people, without those in the trash. */
export const WhitelabelVideoStats = z.object({
  total: count,
  /** Begun in this month (UTC). */
  thisMonth: count,
  ready: count,
  processing: count,
  waiting: count,
  failed: count,
})
export type WhitelabelVideoStats = z.infer<typeof WhitelabelVideoStats>
