import { z } from 'zod'
import { CardOnFile } from './billing.ts'

const cents = z.number().int()
const count = z.number().int().nonnegative()

/** A month of invoices, which begins and ends at midnight UTC. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Send a month such as 2026-11.')

/** The monthly price of a partner and the included usage. Amounts are integer US cents. */
export const AgreedTerms = z.object({
  priceCents: cents.min(0, 'Enter at least 0.').max(100_000_000, 'Enter at most 1,000,000.'),
  videosIncluded: count.max(1_000_000, 'Include at most {maximum, number} videos.'),
  overageCents: cents.min(0, 'Enter at least 0.').max(1_000_000, 'Enter at most 10,000.'),
  twinsIncluded: count.max(10_000, 'Include at most {maximum, number} digital twins.'),
  twinCents: cents.min(0, 'Enter at least 0.').max(10_000_000, 'Enter at most 100,000.'),
})

/** The platform fees of a month, so far or in total. */
export const PlatformFees = z.object({
  baseCents: cents,
  overageVideos: z.number().int(),
  overageCents: cents,
  paidTwins: z.number().int(),
  twinsCents: cents,
  totalCents: cents,
})

/** `running` until its month ends, `closed` until the operator issues it; then it is owed until it is paid. */
const InvoiceState = z.enum(['running', 'closed', 'issued', 'overdue', 'paid'])

/** The usage of a partner in a month and the platform fees for it. Without a plan `fees` is null. */
export const UsageMonth = z.object({
  month: z.string(),
  state: InvoiceState,
  /** The first moment after the month. */
  endsAt: z.string(),
  /** The terms agreed for a whole month. */
  agreed: AgreedTerms.nullable(),
  /** The part of the month that is owed for, where its partner came after it had begun; null where that is all of it. */
  part: z.object({ days: z.number().int(), of: z.number().int() }).nullable(),
  /** The terms of this month: the agreed ones, prorated for `part`. */
  terms: AgreedTerms.nullable(),
  videos: z.number().int(),
  twins: z.number().int(),
  fees: PlatformFees.nullable(),
  /** The projected usage and fees of the running month; null while there is too little data. */
  expected: z.object({ videos: z.number().int(), twins: z.number().int(), fees: PlatformFees }).nullable(),
  issuedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  /** The latest charge of the card on file for it; null before there was one. */
  payment: z
    .object({
      state: z.enum(['open', 'processing', 'paid', 'failed', 'canceled', 'refunded']),
      /** The error message of the bank. */
      failure: z.string().nullable(),
    })
    .nullable(),
})
export type UsageMonth = z.infer<typeof UsageMonth>

/** The card with which a partner pays the operator. */
export const PartnerPaymentMethod = z.object({
  /** Null where nothing can be paid by card; `sandbox` moves no money. */
  provider: z.enum(['sandbox', 'stripe']).nullable(),
  card: CardOnFile.nullable(),
})
export type PartnerPaymentMethod = z.infer<typeof PartnerPaymentMethod>

export const PartnerPlanName = z.enum(['growth', 'pro', 'enterprise'])

/** The plan of a partner, and what another one would mean for this month, priced by the day from today on. */
export const PartnerPlan = z.object({
  plan: PartnerPlanName.nullable(),
  /** The terms of every month after this one. */
  terms: AgreedTerms,
  thisMonth: AgreedTerms,
  /** The days of the running month that are left, today among them. */
  daysLeft: z.number().int(),
  daysOf: z.number().int(),
  /** The changes of this month, oldest first. */
  changes: z.array(z.object({ day: z.string(), plan: z.string() })),
  offers: z.array(
    z.object({
      plan: PartnerPlanName,
      terms: AgreedTerms,
      thisMonth: AgreedTerms,
      /** The prorated difference for this month in cents; negative when it costs less. */
      differenceCents: cents,
    }),
  ),
})
export type PartnerPlan = z.infer<typeof PartnerPlan>

/** One thing of a month that counts, and what it adds to the invoice: nothing while the plan includes it. */
export const UsageLine = z.object({
  /** Its place in the month, from 1 on. */
  position: z.number().int(),
  kind: z.enum(['video', 'twin']),
  /** Which video, or which twin, of the month it was. */
  number: z.number().int(),
  at: z.string(),
  /** Null where the video or its person is gone. */
  title: z.string().nullable(),
  username: z.string().nullable(),
  credits: z.number(),
  cents,
})
export type UsageLine = z.infer<typeof UsageLine>

/** An invoice of the platform, as the operator sees it beside those of others. */
export const PlatformInvoice = UsageMonth.pick({
  month: true,
  state: true,
  part: true,
  videos: true,
  twins: true,
  issuedAt: true,
  dueAt: true,
  paidAt: true,
}).extend({
  tenantId: z.uuid(),
  slug: z.string(),
  name: z.string(),
  /** An invoice outlives its partner. */
  isDeleted: z.boolean(),
  agreed: AgreedTerms,
  terms: AgreedTerms,
  fees: PlatformFees,
})
export type PlatformInvoice = z.infer<typeof PlatformInvoice>

/** The totals of the invoices of all partners for a month, in US cents. */
export const PlatformInvoiceStats = z.object({
  invoices: z.number().int(),
  totalCents: cents,
  /** Issued and not paid yet. */
  openCents: cents,
  /** Invoices of a month that is over, which were not issued yet. */
  toIssue: z.number().int(),
})
export type PlatformInvoiceStats = z.infer<typeof PlatformInvoiceStats>
