import { z } from 'zod'
import { Language } from '../languages.ts'
import { FeatureSwitches } from './feature-switches.ts'
import { AgreedTerms, PlatformFees } from './partner-billing.ts'
import { MemberRole, Role, SubscriptionStatus } from './people.ts'
import { currencies, Vertical } from './tenants.ts'

const cents = z.number().int()

/** Usage and revenue of a tenant since the month began (UTC). */
const TenantMonth = z.object({
  /** Videos included in this month or its billed part; null without a plan. */
  videosIncluded: z.number().int().nullable(),
  videos: z.number().int(),
  twins: z.number().int(),
  /** Payments of its customers less refunds, in the currency of its price list. */
  revenueCents: cents,
  /** Fees due to the platform so far, in US cents; null without a plan or before its owner has joined. */
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
  /** The terms of this month: those of the plan, or agreed ones. */
  terms: AgreedTerms.nullable(),
  /** Address of its site, e.g. `https://videos.example`. */
  origin: z.string(),
  colours: z.object({ primary: z.string(), accent: z.string() }),
  currency: z.enum(currencies),
  createdAt: z.string(),
  people: z.number().int(),
  /** Videos that wait for their turn or are being made. */
  waiting: z.number().int(),
  switches: FeatureSwitches,
  owner: z.enum(['none', 'invited', 'here']),
  /** Email address of the last person invited to own the site who has not joined yet; null without one. */
  invitedOwner: z.string().nullable(),
  month: TenantMonth,
})
export type AdminTenant = z.infer<typeof AdminTenant>

/** Usage and fees of all partners in the month so far. */
export const AdminPartnerStats = z.object({
  partners: z.number().int(),
  /** Partners with fees for the month. */
  paying: z.number().int(),
  /** In US cents. */
  feesCents: cents,
  videos: z.number().int(),
  /** Videos included in the plans of paying partners. */
  videosIncluded: z.number().int(),
  /** Videos that wait for their turn or are being made. */
  waiting: z.number().int(),
})
export type AdminPartnerStats = z.infer<typeof AdminPartnerStats>

/** The remaining record of a deleted tenant: its name, when the deletion was requested, and how much was deleted. */
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
  /** Whether signing in is blocked. */
  disabled: z.boolean(),
  credits: z.number(),
  subscriptionStatus: SubscriptionStatus.nullable(),
  totalVideos: z.number().int(),
  totalAvatars: z.number().int(),
  createdAt: z.string(),
})
export type AdminUser = z.infer<typeof AdminUser>

/** Totals over many people. */
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

/** A row of the list of videos. */
export const AdminVideoRow = AdminVideo.extend({
  /** The still of a video of this site. Links to files work on their own site only, so it is null for other sites' videos. */
  thumbnailUrl: z.string().nullable(),
})
export type AdminVideoRow = z.infer<typeof AdminVideoRow>

export const AdminAvatar = z.object({
  id: z.uuid(),
  tenant: z.string(),
  name: z.string(),
  type: z.string(),
  status: z.string(),
  createdAt: z.string(),
})
export type AdminAvatar = z.infer<typeof AdminAvatar>

/** A row of the list of presenters. */
export const AdminAvatarRow = AdminAvatar.extend({
  /** The built-in face; null for a twin, whose face belongs to a person. */
  presenterId: z.string().nullable(),
})
export type AdminAvatarRow = z.infer<typeof AdminAvatarRow>

export const AdminSystem = z.object({
  videos: z.object({
    total: z.number().int(),
    completed: z.number().int(),
    processing: z.number().int(),
    failed: z.number().int(),
  }),
  avatars: z.object({ stock: z.number().int(), custom: z.number().int(), total: z.number().int() }),
  userCredits: z.number(),
  /** Whether emails are sent or only stored, and their sender address. */
  mail: z.object({ isSent: z.boolean(), from: z.string() }),
  /** Problems of this installation's settings. */
  warnings: z.object({
    /** Whether production accepts test cards because Stripe is not set up. */
    allowsTestCards: z.boolean(),
    /** The address of a proxy missing in the settings; null if none was seen since the start. */
    unknownProxy: z.string().nullable(),
  }),
})
export type AdminSystem = z.infer<typeof AdminSystem>

/** An event of the payment provider: a payment, invoice, subscription or account has changed. */
export const AdminWebhookEvent = z.object({
  /** The provider's event id. */
  id: z.string(),
  tenant: z.string(),
  kind: z.enum(['account', 'invoice', 'payment', 'subscription']),
  ref: z.string(),
  /** The account that sent it; null for the platform's own. */
  account: z.string().nullable(),
  receivedAt: z.string(),
})
export type AdminWebhookEvent = z.infer<typeof AdminWebhookEvent>

/** A difference between the product's records and the payment provider's. */
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

/** A dry run of an import of tenant files. */
export const TenantFolderPlan = z.object({
  companyName: z.string(),
  vertical: z.enum(['tourism', 'property']),
  plan: z.string().nullable(),
  languages: z.array(Language),
  bundles: z.number().int(),
  hasDarkLogo: z.boolean(),
  hasStyleSheet: z.boolean(),
  /** The sender address, used once its domain is verified. */
  sender: z.string().nullable(),
  /** Number of emails with texts of the partner, counted per language. */
  ownEmails: z.number().int(),
  /** Files that the import ignores. */
  unread: z.array(z.string()),
})
export type TenantFolderPlan = z.infer<typeof TenantFolderPlan>

/** A tenant as the files of a folder, by their names: `tenant.json`, `words.json`, `prices.json`, `logo.svg` and so on. */
export const TenantFiles = z.object({
  slug: z.string(),
  files: z.record(z.string().max(40), z.string().max(500_000, 'The file can have up to {maximum, number} characters.')),
})
