import { z } from 'zod'
import { agreedDocuments } from '../legal.ts'
import { Language } from '../languages.ts'
import { type Role as RoleName, memberRoles } from '../roles.ts'
import { SupportStatus } from './impersonation.ts'

export const Role = z.enum(Object.keys(memberRoles) as [RoleName, ...RoleName[]])

export const MemberRole = z.enum([...new Set(Object.values(memberRoles).flat())])

/**
 * A person's preferences; null leaves the choice to the browser. `timeZone` is an IANA name, e.g.
 * `Europe/Lisbon`. `digits` matters in languages that have their own digits, which null selects.
 */
export const Preferences = z.object({
  language: Language.nullable(),
  timeZone: z.string().nullable(),
  theme: z.enum(['light', 'dark']).nullable(),
  digits: z.enum(['latin']).nullable(),
})
export type Preferences = z.infer<typeof Preferences>

/** Kinds of optional emails: finished videos, low credits, questions of viewers, twins, and newsletters. */
export const MailKind = z.enum(['videos', 'credits', 'leads', 'twins', 'newsletter'])
export type MailKind = z.infer<typeof MailKind>

/** A document of which the person accepted an older version than the one that counts now. */
export const TermsDue = z.object({
  document: z.enum(agreedDocuments),
  version: z.number().int(),
  /** The day from which the version counts. */
  effectiveOn: z.string(),
})
export type TermsDue = z.infer<typeof TermsDue>

/** The state of a person's subscription. People who never subscribed have none. */
export const SubscriptionStatus = z.enum(['active', 'canceled', 'past_due', 'trialing', 'incomplete'])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** The signed-in person as their own browser sees them. `credits` are whole and half credits, e.g. 2.5. */
export const User = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  role: Role,
  memberRole: MemberRole,
  credits: z.number(),
  creditsHeld: z.number(),
  profilePictureUrl: z.string().nullable(),
  subscriptionStatus: SubscriptionStatus.nullable(),
  createdAt: z.string(),
  /** Empty for nearly everybody at nearly every time. */
  termsDue: z.array(TermsDue),
  /** An impersonation of this account that is requested, allowed or running. */
  support: SupportStatus.nullable(),
  ...Preferences.shape,
})
export type User = z.infer<typeof User>

/** A person's profile as the settings screen shows and changes it. */
export const Profile = User.pick({ username: true, email: true, displayName: true, profilePictureUrl: true }).extend({
  /** Whether a link in a mail to the address was opened. */
  emailVerified: z.boolean(),
  /** The address that takes the place of `email` once it is confirmed. */
  pendingEmail: z.string().nullable(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  /** The kinds of emails that the person turned off. */
  mailsOff: z.array(MailKind),
  /** Since when they want newsletters; null when they do not. */
  newsletterSince: z.string().nullable(),
  ...Preferences.shape,
})
export type Profile = z.infer<typeof Profile>

/** An external account with which the person signs in here. `email` is its address at the time of connecting. */
export const ExternalIdentity = z.object({
  id: z.uuid(),
  issuer: z.string(),
  email: z.string().nullable(),
  connectedAt: z.string(),
})
export type ExternalIdentity = z.infer<typeof ExternalIdentity>

/** A browser in which the person is signed in. The id names it and opens nothing. */
export const Session = z.object({
  id: z.uuid(),
  browser: z.string(),
  address: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** The receipt of a deleted account. `number` identifies the deletion; credits are whole and half credits. */
export const Receipt = z.object({
  number: z.uuid(),
  deletedAt: z.string(),
  /** Null while the last files are still being erased. */
  finishedAt: z.string().nullable(),
  videosErased: z.number().int(),
  creditsLost: z.number(),
  erased: z.array(z.string()),
  kept: z.array(z.string()),
})
export type Receipt = z.infer<typeof Receipt>
