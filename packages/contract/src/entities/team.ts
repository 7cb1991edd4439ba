import { z } from 'zod'
import { FinerRole, Role } from './people.ts'

/** Somebody of a tenant, as the people who look after the tenant's accounts see them. */
export const TeamMember = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  role: Role,
  finerRole: FinerRole,
  createdAt: z.string(),
  /** When they last used a session or signed in; null for somebody who never did. */
  lastSeenAt: z.string().nullable(),
  disabled: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>

/** An invitation that nobody has accepted yet. */
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  finerRole: FinerRole,
  /** The username of whoever invited. */
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof Invitation>

/** A link that an operator hands over in person, where no mail gets through. It works once. */
export const HandedLink = z.object({ url: z.string(), expiresAt: z.string() })
export type HandedLink = z.infer<typeof HandedLink>

/** What whoever holds the link of an invitation is told before they accept. */
export const OpenInvitation = z.object({
  company: z.string(),
  email: z.string(),
  role: Role,
  finerRole: FinerRole,
  /** Whether the address has an account here already: then it accepts while it is signed in. */
  hasAccount: z.boolean(),
  expiresAt: z.string(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** Credits that somebody of the team gave to a person. */
export const CreditGift = z.object({
  id: z.uuid(),
  credits: z.number(),
  reason: z.string(),
  /** The username of whoever gave; null when they are no longer there. */
  givenBy: z.string().nullable(),
  at: z.string(),
})
export type CreditGift = z.infer<typeof CreditGift>

/** What a person has, what they were given, newest first, and how much the plan lets the team still give this month. */
export const CreditGifts = z.object({
  credits: z.number(),
  gifts: z.array(CreditGift),
  /** Null where there is no plan and so no end. */
  leftThisMonth: z.number().nullable(),
})
export type CreditGifts = z.infer<typeof CreditGifts>
