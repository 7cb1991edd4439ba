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
