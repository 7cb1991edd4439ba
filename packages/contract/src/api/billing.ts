import { z } from 'zod'
import { AutoTopUp, BillingSubscription, PaymentStart } from '../entities/billing.ts'
import type { Table } from '../types.ts'
import { Ok } from './shapes.ts'

const Id = z.string().max(200)
/**
 * Browsers send what they have shown. It decides nothing, but the call is refused where it names no offer of the price list.
 */
const shownNumber = z.coerce.number().optional()

const starting = {
  feature: 'billing',
  access: 'customer',
  limit: 'change',
  scope: null,
  duringImpersonation: 'refused',
  resumes: true,
  response: PaymentStart,
} as const

/** Month and year as on the card: `12/30`. */
const CardExpiry = z
  .string()
  .transform((typed) => typed.replaceAll(' ', ''))
  .pipe(z.string().regex(/^(?:0[1-9]|1[0-2])\/\d\d$/, 'Month and year, as shown on the card.'))

export const billing = {
  'POST /api/credits/refill': {
    ...starting,
    summary: 'Starts a payment for the bundle with this price and these credits.',
    body: z.object({ amount: z.coerce.number(), credits: z.coerce.number() }),
    problems: ['offer-unknown', 'payments-off', 'payments-unreachable'],
  },
  'POST /api/create-payment-intent': {
    ...starting,
    summary:
      'Starts a payment for a bundle, a plan or digital twins. Only ids and the number of twins count; prices come from the price list.',
    body: z.object({
      planId: Id,
      amount: shownNumber,
      type: Id.optional(),
      credits: shownNumber,
      customAvatar: z.boolean().default(false),
    }),
    problems: ['twin-not-sold', 'offer-unknown', 'payments-off', 'payments-unreachable'],
  },
  'POST /api/create-subscription': {
    ...starting,
    summary: 'Starts the monthly subscription, with a digital twin if wanted.',
    body: z.object({ planId: Id.optional(), customAvatar: z.boolean().default(false) }),
    problems: ['twin-not-sold', 'already-subscribed', 'subscription-starting', 'payments-off', 'payments-unreachable'],
  },
  'POST /api/create-subscription-with-bundle': {
    ...starting,
    summary: 'Starts the monthly subscription together with a bundle, paid at once.',
    body: z.object({
      planId: Id.optional(),
      bundleId: Id,
      bundlePrice: shownNumber,
      credits: shownNumber,
      totalAmount: shownNumber,
      customAvatar: z.boolean().default(false),
    }),
    problems: [
      'twin-not-sold',
      'offer-unknown',
      'already-subscribed',
      'subscription-starting',
      'payments-off',
      'payments-unreachable',
    ],
  },
  'POST /api/credits/add-manual': {
    feature: 'billing',
    summary:
      'Asks the provider whether a payment (`planId`) succeeded and records it once. Numbers in the body are ignored.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    // A payment form that was open when the site was turned off says that the payment is refunded.
    whilePaused: 'open',
    whileSuspended: 'open',
    body: z.object({ planId: Id, credits: shownNumber, amount: shownNumber }),
    response: z.object({ ok: z.boolean(), credits: z.number(), balance: z.number(), orderId: z.uuid() }),
    problems: ['not-found', 'payment-not-made', 'payment-refunded', 'payments-unreachable'],
  },
  'POST /api/test-payment-success': {
    feature: 'billing',
    summary: 'Pays an open sandbox payment (`planId`) with its test card. Sandbox only.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ planId: Id, amount: shownNumber, credits: shownNumber }),
    response: z.object({ ok: z.boolean(), credits: z.number(), balance: z.number(), orderId: z.uuid() }),
    problems: ['not-found', 'payment-not-made', 'payment-refunded'],
  },
  'POST /api/sandbox/confirm': {
    feature: 'billing',
    summary: 'Submits a test card, or the payer’s saved one, for a payment, as a form would. Sandbox only.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({
      clientSecret: Id,
      cardNumber: z.string().max(30).default(''),
      cardExpiry: CardExpiry.optional(),
      /** The `ref` of a saved card, which pays instead of a number. */
      savedCard: Id.optional(),
      /** That the person agreed on the card's confirmation step. */
      confirmed: z.boolean().default(false),
    }),
    response: z.object({
      id: z.string(),
      status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method']),
      message: z.string().nullable(),
    }),
    problems: ['not-found'],
  },
  'GET /api/billing/subscription': {
    feature: 'billing',
    summary: 'The person’s subscription. Its status is `none` where there is no subscription.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: BillingSubscription,
    problems: [],
  },
  'POST /api/billing/cancel-subscription': {
    feature: 'billing',
    summary: 'Cancels the subscription at the end of its current period.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: BillingSubscription,
    problems: ['not-subscribed', 'payments-unreachable'],
  },
  'POST /api/billing/reactivate-subscription': {
    feature: 'billing',
    summary: 'Undoes a cancellation before the current period ends.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: BillingSubscription,
    problems: ['not-subscribed', 'payments-unreachable'],
  },
  'POST /api/billing/customer-portal': {
    feature: 'billing',
    summary: 'The URL of the provider’s page for cards and invoices.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: z.object({ url: z.string() }),
    problems: ['not-found', 'payments-off', 'payments-unreachable'],
  },
  'GET /api/billing/low-balance': {
    feature: 'billing',
    summary: 'What happens when the credits of the person fall below a limit, and which card a top-up would charge.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: AutoTopUp,
    problems: ['payments-unreachable'],
  },
  'PUT /api/billing/low-balance': {
    feature: 'billing',
    summary: 'Sets the limit, whether an email is sent, and the bundle that is bought automatically.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({
      below: z
        .number()
        .min(0)
        .max(10_000)
        .refine((credits) => Number.isInteger(credits * 2), 'Choose whole or half credits.'),
      wantsMail: z.boolean(),
      bundleId: Id.nullable(),
    }),
    response: AutoTopUp,
    problems: ['offer-unknown', 'no-card', 'payments-unreachable'],
  },
  'GET /api/sandbox/card': {
    feature: 'billing',
    summary: 'The saved test card of a person who has bought something. Sandbox only.',
    access: 'customer',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: z.object({ card: z.object({ last4: z.string() }).nullable() }),
    problems: ['not-found'],
  },
  'POST /api/sandbox/card': {
    feature: 'billing',
    summary: 'Saves a test card for later payments, as the portal of a provider would. Sandbox only.',
    access: 'customer',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ cardNumber: z.string().max(30), cardExpiry: CardExpiry.optional() }),
    response: Ok,
    problems: ['not-found'],
  },
  'POST /api/webhooks/stripe': {
    feature: 'billing',
    summary: 'Receives signed events from Stripe. Each is processed once.',
    access: 'anyone',
    limit: 'none',
    body: 'raw',
    response: Ok,
    problems: ['bad-request', 'forged', 'payments-off'],
  },
} as const satisfies Table
