import { z } from 'zod'
import { MemberRole, Role } from './people.ts'

/** A person of a tenant, as its team sees them. */
export const TeamMember = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  role: Role,
  memberRole: MemberRole,
  createdAt: z.string(),
  /** The last use of a session or sign-in; null when there was none. */
  lastSeenAt: z.string().nullable(),
  disabled: z.boolean(),
})
export type TeamMember = z.infer<typeof TeamMember>

/** An invitation that nobody has accepted yet. */
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  memberRole: MemberRole,
  /** The username of the person who invited. */
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof Invitation>

/** A link that an operator hands over in person, where no mail gets through. It works once. */
export const OneTimeLink = z.object({ url: z.string(), expiresAt: z.string() })
export type OneTimeLink = z.infer<typeof OneTimeLink>

/** The details of an invitation that its link shows before it is accepted. */
export const OpenInvitation = z.object({
  company: z.string(),
  email: z.string(),
  role: Role,
  memberRole: MemberRole,
  /** Whether the address has an account here already: then it accepts while it is signed in. */
  hasAccount: z.boolean(),
  expiresAt: z.string(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** Credits that a team member granted to a person. */
export const CreditGrant = z.object({
  id: z.uuid(),
  credits: z.number(),
  reason: z.string(),
  /** The username of the granting team member; null when their account is gone. */
  grantedBy: z.string().nullable(),
  at: z.string(),
})
export type CreditGrant = z.infer<typeof CreditGrant>

/** The credits of a person, their grants (newest first), and the credits that the plan lets the team still grant this month. */
export const CreditGrantList = z.object({
  credits: z.number(),
  grants: z.array(CreditGrant),
  /** Null where there is no plan and so no end. */
  leftThisMonth: z.number().nullable(),
})
export type CreditGrantList = z.infer<typeof CreditGrantList>
