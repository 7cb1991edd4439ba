import { z } from 'zod'
import { Language } from '../languages.ts'
import { FeatureSwitches } from './feature-switches.ts'
import { AgreedTerms, PlatformFees } from './partner-billing.ts'
import { MemberRole, Role } from './people.ts'
import { currencies, Vertical } from './tenants.ts'

const cents = z.number().int()

/** What a tenant has used and earned since the month began (UTC). */
const TenantMonth = z.object({
  /** What the plan includes in this month, or in the part of it that is owed for; null without a plan. */
  videosIncluded: z.number().int().nullable(),
  videos: z.number().int(),
  twins: z.number().int(),
  /** What its customers paid, less what went back to them, in the currency of its price list. */
  revenueCents: cents,
  /** What it owes the platform so far, in US cents; null without a plan, and until its owner has come. */
  fees: PlatformFees.nullable(),
})

/** A tenant as the operator sees it. */
export const AdminTenant = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['flagship', 'partner']),
  vertical: Vertical,
  status: z.enum(['active', 'suspended']),
  /** One of the whitelabel plans, or null. */
  plan: z.string().nullable(),
  /** What counts for it this month: as the plan says, or as was agreed. */
  terms: AgreedTerms.nullable(),
  /** Where its site is, e.g. `https://videos.example`. */
  origin: z.string(),
  colours: z.object({ primary: z.string(), accent: z.string() }),
  currency: z.enum(currencies),
  createdAt: z.string(),
  people: z.number().int(),
  /** Videos that wait for their turn or are being made. */
  waiting: z.number().int(),
  switches: FeatureSwitches,
  owner: z.enum(['none', 'invited', 'here']),
  /** Who was invited last to own the site and has not come yet; null where nobody was. */
  invitedOwner: z.string().nullable(),
  month: TenantMonth,
})
export type AdminTenant = z.infer<typeof AdminTenant>

/** What all partners together use and owe in the month so far. */
export const AdminPartnerStats = z.object({
  partners: z.number().int(),
  /** Those who owe for the month. */
  paying: z.number().int(),
  /** In US cents. */
  feesCents: cents,
  videos: z.number().int(),
  /** What the plans of those who pay include. */
  videosIncluded: z.number().int(),
  /** Videos that wait for their turn or are being made. */
  waiting: z.number().int(),
})
export type AdminPartnerStats = z.infer<typeof AdminPartnerStats>

/** What is left of a deleted tenant: that it was deleted, by whose order, and how much. */
export const TenantReceipt = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  askedAt: z.string(),
  people: z.number().int(),
  videos: z.number().int(),
})
export type TenantReceipt = z.infer<typeof TenantReceipt>

export const AdminUser = z.object({
  id: z.uuid(),
  tenant: z.string(),
  tenantSlug: z.string(),
  role: Role,
  memberRole: MemberRole,
  username: z.string(),
  email: z.string().nullable(),
  displayName: z.string().nullable(),
  /** Whether they may not sign in. */
  disabled: z.boolean(),
  credits: z.number(),
  subscriptionStatus: z.string().nullable(),
  totalVideos: z.number().int(),
  totalAvatars: z.number().int(),
  createdAt: z.string(),
})
export type AdminUser = z.infer<typeof AdminUser>

/** Figures of many people together. */
export const AdminUserStats = z.object({
  totalUsers: z.number().int(),
  activeSubscribers: z.number().int(),
  totalVideos: z.number().int(),
  totalCredits: z.number(),
})
export type AdminUserStats = z.infer<typeof AdminUserStats>

export const AdminVideo = z.object({
  id: z.uuid(),
  tenant: z.string(),
  title: z.string(),
  status: z.string(),
  propertyAddress: z.string(),
  createdAt: z.string(),
})
export type AdminVideo = z.infer<typeof AdminVideo>

export const AdminAvatar = z.object({
  id: z.uuid(),
  tenant: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  createdAt: z.string(),
})
export type AdminAvatar = z.infer<typeof AdminAvatar>

export const AdminSystem = z.object({
  videos: z.object({
    total: z.number().int(),
    completed: z.number().int(),
    processing: z.number().int(),
    failed: z.number().int(),
  }),
  avatars: z.object({ stock: z.number().int(), custom: z.number().int(), total: z.number().int() }),
  userCredits: z.number(),
  /** Whether mails leave this server, or are only kept, and the address that they come from. */
  mail: z.object({ isSent: z.boolean(), from: z.string() }),
  /** What the settings of this installation lack. */
  warnings: z.object({
    /** In production, people may pay with test cards while there is no Stripe. */
    allowsTestCards: z.boolean(),
    /** The address of a proxy that no setting names; null where none was met since the start. */
    unknownProxy: z.string().nullable(),
  }),
})
export type AdminSystem = z.infer<typeof AdminSystem>

/** What the payment provider told: something happened to this payment, invoice, subscription or account. */
export const AdminWebhookEvent = z.object({
  /** The provider's own id of it. */
  id: z.string(),
  tenant: z.string(),
  kind: z.enum(['account', 'invoice', 'payment', 'subscription']),
  ref: z.string(),
  /** The account that told; null is the platform's own. */
  account: z.string().nullable(),
  receivedAt: z.string(),
})
export type AdminWebhookEvent = z.infer<typeof AdminWebhookEvent>

/** Where the books of the product and of the payment provider say different things. */
export const ReconciliationDifference = z.object({
  id: z.uuid(),
  tenant: z.string(),
  kind: z.enum(['amount', 'credits', 'not-booked', 'not-paid', 'returned', 'unknown']),
  purchaseId: z.uuid(),
  ours: z.string(),
  theirs: z.string(),
  foundAt: z.string(),
})
export type ReconciliationDifference = z.infer<typeof ReconciliationDifference>

export const ReconciliationReport = z.object({
  /** When a purchase was last compared; null before the first. */
  checkedAt: z.string().nullable(),
  checked: z.number().int(),
  differences: z.array(ReconciliationDifference),
})
export type ReconciliationReport = z.infer<typeof ReconciliationReport>

/** What an import would make of the files of a folder. */
export const TenantFolderPlan = z.object({
  companyName: z.string(),
  vertical: z.enum(['tourism', 'property']),
  plan: z.string().nullable(),
  languages: z.array(Language),
  bundles: z.number().int(),
  hasDarkLogo: z.boolean(),
  hasStyleSheet: z.boolean(),
  /** The address that mails would come from once its domain says so. */
  sender: z.string().nullable(),
  /** Emails whose texts the partner changed, each language counted. */
  ownEmails: z.number().int(),
  /** Files that nothing is read from. */
  unread: z.array(z.string()),
})
export type TenantFolderPlan = z.infer<typeof TenantFolderPlan>

/** A tenant as the files of a folder, by their names: `tenant.json`, `words.json`, `prices.json`, `logo.svg` and so on. */
export const TenantFiles = z.object({
  slug: z.string(),
  files: z.record(z.string().max(40), z.string().max(500_000, 'The file can have up to {maximum, number} characters.')),
})
