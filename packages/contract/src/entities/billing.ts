import { z } from 'zod'
import { SubscriptionStatus } from './people.ts'
import { BillingDetails, Tax } from './tax.ts'
import { currencies } from './tenants.ts'

const Cents = z.number().int()

export const PurchaseLine = z.object({
  kind: z.enum(['bundle', 'plan', 'subscription', 'twin']),
  id: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  priceCents: Cents,
  credits: z.number(),
  /** Months until unused credits of the line end; null or absent when they never do, or with the period. */
  expiryMonths: z.number().int().nullable().optional(),
})
export type PurchaseLine = z.infer<typeof PurchaseLine>

/** `open` waits for the card, `processing` for the bank; `paid` is recorded. */
export const PurchaseState = z.enum(['open', 'processing', 'paid', 'failed', 'canceled', 'refunded'])
export type PurchaseState = z.infer<typeof PurchaseState>

/** A card that can be charged without the person. */
export const CardOnFile = z.object({
  brand: z.string(),
  lastDigits: z.string(),
  expiresMonth: z.number().int(),
  expiresYear: z.number().int(),
})

/** A saved card that the payer may use. Its `ref` cannot pay for another person. */
export const SavedCard = CardOnFile.extend({ ref: z.string() })
export type SavedCard = z.infer<typeof SavedCard>

/** Data for a payment form. The server computes the amount and ignores the one of the browser. */
export const PaymentStart = z.object({
  clientSecret: z.string(),
  orderId: z.uuid(),
  lines: z.array(PurchaseLine),
  amount: Cents,
  currency: z.enum(currencies),
  provider: z.enum(['stripe', 'sandbox']),
  /** The key for Stripe's form; null with the sandbox. */
  publishableKey: z.string().nullable(),
  /** The partner's own account with Stripe, where the payment goes there. */
  account: z.string().nullable(),
  /** The payer's saved cards, the default one first. */
  cards: z.array(SavedCard),
})
export type PaymentStart = z.infer<typeof PaymentStart>

export const Order = z.object({
  id: z.uuid(),
  state: PurchaseState,
  lines: z.array(PurchaseLine),
  totalCents: Cents,
  refundedCents: Cents,
  currency: z.enum(currencies),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Credits of the order that were added; half steps. */
  creditsAdded: z.number(),
  /** The taxes on its invoice; null without an invoice or without tax. */
  tax: Tax.nullable(),
  buyer: BillingDetails.nullable(),
  /** The number of its invoice and the address of the PDF; null before there is one. */
  invoice: z.object({ number: z.string(), pdf: z.string() }).nullable(),
  failureMessage: z.string().nullable(),
})
export type Order = z.infer<typeof Order>

/** A subscription for the billing screen: amounts in cents, times in seconds since 1970. */
export const BillingSubscription = z.object({
  status: z.enum([...SubscriptionStatus.options, 'none']),
  plan: z.object({ nickname: z.string(), amount: Cents, interval: z.string(), currency: z.string() }).nullable(),
  credits_per_period: z.number(),
  credits_used: z.number(),
  current_period_start: z.number().int().nullable(),
  current_period_end: z.number().int().nullable(),
  cancel_at_period_end: z.boolean(),
})
export type BillingSubscription = z.infer<typeof BillingSubscription>

export const PaymentRecord = z.object({
  id: z.string(),
  description: z.string(),
  /** Seconds since 1970. */
  created: z.number().int(),
  amount: Cents,
  refunded: Cents,
  currency: z.string(),
  status: z.string(),
  /** True when a card was declined first. */
  after_retry: z.boolean(),
  /** The number on the invoice; null where nothing was paid. */
  invoice_number: z.string().nullable(),
  invoice_pdf: z.string().nullable(),
})
export type PaymentRecord = z.infer<typeof PaymentRecord>

/** An entry of a person's ledger: what happened, when, and the balance afterwards. */
export const LedgerLine = z.object({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum(['grant', 'hold', 'release', 'expire', 'adjust']),
  bucket: z.enum(['signup', 'monthly', 'bundle', 'admin', 'refund']),
  credits: z.number(),
  balance: z.number(),
  expiresAt: z.string().nullable(),
  videoId: z.uuid().nullable(),
  videoTitle: z.string().nullable(),
  /** The state of the hold that the line belongs to; null without a hold. */
  holdState: z.enum(['held', 'settled', 'released']).nullable(),
  /** The name of the purchased product, as it was in the price list. */
  name: z.string().nullable(),
  /** Whether the credits came for the free first video of a digital twin. */
  isForIntroduction: z.boolean(),
  /** Why an operator set the balance; null for other entries, and without a reason. */
  reason: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
})
export type LedgerLine = z.infer<typeof LedgerLine>

/** The limit below which a person is notified of low credits, and the bundle that is bought then, if any. */
export const AutoTopUp = z.object({
  below: z.number(),
  wantsMail: z.boolean(),
  /** The bundle that is bought automatically; null buys nothing. */
  bundleId: z.string().nullable(),
  /** True after the card was declined, until the person chooses again. */
  switchedOff: z.boolean(),
  /** The card that would be charged; null where there is none. */
  card: CardOnFile.nullable(),
})
export type AutoTopUp = z.infer<typeof AutoTopUp>

/** Filters of the ledger. */
export const ledgerFilters = ['all', 'bought', 'used', 'returned', 'ended'] as const
export type LedgerFilter = (typeof ledgerFilters)[number]

const CreditBucket = z.object({
  kind: LedgerLine.shape.bucket,
  /** The name of the purchased product, as it was in the price list; null when the credits were not bought. */
  name: z.string().nullable(),
  credits: z.number(),
  granted: z.number(),
  expiresAt: z.string().nullable(),
})
export type CreditBucket = z.infer<typeof CreditBucket>

/** A person's balance by bucket, their usage in this period, and credits that expire soon. */
export const CreditUsage = z.object({
  available: z.number(),
  held: z.number(),
  /** In the order in which they are spent. */
  buckets: z.array(CreditBucket),
  /** The subscription's period, or the month by the calendar without one. */
  periodStart: z.string(),
  periodEnd: z.string(),
  used: z.number(),
  /** The credits that the subscription grants each period; null without one. */
  allowance: z.number().nullable(),
  /** Digital twins that were bought: further ones cost less. */
  ownedTwins: z.number().int(),
  /** Credits that expire within 30 days, and when the first of them do. */
  expiringSoon: z.object({ credits: z.number(), at: z.string() }).nullable(),
})
export type CreditUsage = z.infer<typeof CreditUsage>
