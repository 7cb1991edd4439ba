import { z } from 'zod'

const cents = z.number().int()
const count = z.number().int().nonnegative()

/** A month of bills, which begins and ends at midnight UTC. */
export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Send a month such as 2026-11.')

/** What a partner pays each month and what that includes. Amounts are int US cents. */
export const AgreedTerms = z.object({
  priceCents: cents.min(0, 'Ask for 0 or more.').max(100_000_000, 'Ask for 1,000,000 at most.'),
  videosIncluded: count.max(1_000_000, 'Include at most 1,000,000 videos.'),
  overageCents: cents.min(0, 'Ask for 0 or more.').max(1_000_000, 'Ask for 10,000 at most.'),
  twinsIncluded: count.max(10_000, 'Include at most 10,000 digital twins.'),
  twinCents: cents.min(0, 'Ask for 0 or more.').max(10_000_000, 'Ask for 100,000 at most.'),
})

/** What a month costs so far, or did. */
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

/** What a partner used in a month and owes the platform for it. Without a plan nothing is owed, and `fees` is null. */
export const UsageMonth = z.object({
  month: z.string(),
  state: InvoiceState,
  /** The first moment after the month. */
  endsAt: z.string(),
  /** What was agreed for a whole month. */
  agreed: AgreedTerms.nullable(),
  /** The part of the month that is owed for, where its partner came after it had begun; null where that is all of it. */
  part: z.object({ days: z.number().int(), of: z.number().int() }).nullable(),
  /** What counts in this month: what was agreed, for its part. */
  terms: AgreedTerms.nullable(),
  videos: z.number().int(),
  twins: z.number().int(),
  fees: PlatformFees.nullable(),
  /** What the running month comes to at its present pace; null while it is too young to tell. */
  expected: z.object({ videos: z.number().int(), twins: z.number().int(), fees: PlatformFees }).nullable(),
  issuedAt: z.string().nullable(),
  dueAt: z.string().nullable(),
  paidAt: z.string().nullable(),
})
export type UsageMonth = z.infer<typeof UsageMonth>

/** One thing of a month that counts, and what it adds to the bill: nothing while the plan includes it. */
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

/** A bill of the platform, as the operator sees it beside those of others. */
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
  /** A bill outlives its partner. */
  isDeleted: z.boolean(),
  agreed: AgreedTerms,
  terms: AgreedTerms,
  fees: PlatformFees,
})
export type PlatformInvoice = z.infer<typeof PlatformInvoice>
