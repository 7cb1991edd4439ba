import { z } from 'zod'
import { TeamMember } from './members.ts'
import { Session, SubscriptionStatus } from './people.ts'

const count = z.number().int()

/** A person of a tenant in the list of its team. Credits are whole and half credits that can still be spent. */
export const WhitelabelUser = TeamMember.extend({
  credits: z.number(),
  /** Null for a person who never subscribed. */
  subscriptionStatus: SubscriptionStatus.nullable(),
  /** Videos that are not in the trash. */
  videos: count,
})
export type WhitelabelUser = z.infer<typeof WhitelabelUser>

/** Counts of the people whom a filter finds. */
export const WhitelabelUserStats = z.object({
  total: count,
  /** Seen in this calendar month (UTC). */
  activeThisMonth: count,
  suspended: count,
  subscribers: count,
})
export type WhitelabelUserStats = z.infer<typeof WhitelabelUserStats>

/** Details of one person. */
export const WhitelabelUserDetails = WhitelabelUser.extend({
  emailVerified: z.boolean(),
  /** Videos by state, those in the trash left out. */
  videosByState: z.object({ ready: count, inProgress: count, failed: count }),
  /** Views of all their share pages. */
  views: count,
  /** Payments less refunds. */
  paidCents: count,
  currency: z.string(),
})
export type WhitelabelUserDetails = z.infer<typeof WhitelabelUserDetails>

/** A session of a person, as the team sees it. */
export const WhitelabelUserSession = Session.omit({ isCurrent: true })
export type WhitelabelUserSession = z.infer<typeof WhitelabelUserSession>

/** The result of changing many people: ids changed, and those refused with the reason. */
export const ChangedUsers = z.object({
  changed: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), code: z.string(), message: z.string() })),
})
export type ChangedUsers = z.infer<typeof ChangedUsers>

/**
 * The result of granting credits to many people. `leftThisMonth` is how many credits the team can still grant this month; null
 * where the plan has no limit.
 */
export const GrantedToMany = z.object({ granted: count, credits: z.number(), leftThisMonth: z.number().nullable() })
export type GrantedToMany = z.infer<typeof GrantedToMany>
