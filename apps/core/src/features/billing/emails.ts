import { taxWithin } from '@vitrine/contract'
import { type Message, msg } from '@vitrine/messages'
import { z } from 'zod'
import { type EmailContent, type Scope, defineEmail } from '../../platform/email/define.ts'
import { EXAMPLE_DAY, EXAMPLE_ID } from '../../platform/email/example.ts'
import { type SendableEmail, withPayload } from '../../platform/email/sendable.ts'
import { invoiceNumber } from '../invoices/index.ts'

const path = '/billing'
const userId = z.uuid()
const updateCard = msg({ message: 'Update payment method' })

const receipt = z.object({
  userId,
  number: z.coerce.number().int(),
  what: z.string(),
  cents: z.coerce.number().int(),
  currency: z.string(),
  /** The tax in the price by its name, and who the invoice is for; empty where there is none. */
  tax: z.string(),
  taxBasisPoints: z.coerce.number().int(),
  company: z.string(),
  taxId: z.string(),
})

type Receipt = z.output<typeof receipt>
type Refunded = Pick<Receipt, 'cents' | 'currency' | 'number' | 'what'>

export const receiptEmail = receiptNamed(
  'receipt',
  msg({ message: 'Hello {name}, thank you. We received your payment, and your purchase is in your account.' }),
)

export const automaticReceiptEmail = receiptNamed(
  'receipt-automatic',
  msg({
    message: 'Hello {name}, your balance fell below your limit, so auto top-up bought this bundle.',
  }),
)

function receiptNamed(name: string, opening: Message) {
  return defineEmail({
    name,
    payload: receipt,
    content: (bought: Receipt, { tenant, format }): EmailContent => ({
      subject: msg({ message: 'Your receipt from {company}' }),
      opening,
      facts: receiptFacts(bought, { tenant, format }),
      action: { label: msg({ message: 'View invoices' }), path },
      values: { tax: `${bought.tax} ${format.percent(bought.taxBasisPoints / 10_000)}` },
    }),
    example: () => ({
      userId: EXAMPLE_ID,
      number: 1,
      what: '10',
      cents: 4900,
      currency: 'USD',
      tax: '',
      taxBasisPoints: 0,
      company: '',
      taxId: '',
    }),
  })
}

function receiptFacts(bought: Receipt, { tenant, format }: Pick<Scope, 'tenant' | 'format'>) {
  const { number, what, cents, currency, tax, taxBasisPoints: basisPoints, company, taxId } = bought
  const buyer = format.list([company, taxId].filter(Boolean))
  const facts: [Message, string][] = [
    [msg({ message: 'Invoice' }), invoiceNumber(tenant, number)],
    [msg({ message: 'Purchase' }), what],
    [msg({ message: 'Paid' }), format.money({ cents, currency })],
  ]
  if (tax)
    facts.push([
      msg({ message: 'including {tax}' }),
      format.money({ cents: taxWithin(cents, { basisPoints }), currency }),
    ])
  if (buyer) facts.push([msg({ message: 'Billed to' }), buyer])
  return facts
}

export const paymentRefundedEmail = defineEmail({
  name: 'payment-refunded',
  payload: receipt.pick({ userId: true, number: true, what: true, cents: true, currency: true }),
  content: ({ number, what, cents, currency }: Refunded, { tenant, format }) => ({
    subject: msg({ message: 'Your payment to {company} was refunded' }),
    opening: msg({
      message:
        'Hello {name}, we couldn’t complete this purchase, so we refunded your payment in full. It can take up to 10 days to reach you.',
    }),
    facts: [
      [msg({ message: 'Invoice' }), invoiceNumber(tenant, number)],
      [msg({ message: 'Purchase' }), what],
      [msg({ message: 'Refunded' }), format.money({ cents, currency })],
    ],
  }),
  example: () => ({ userId: EXAMPLE_ID, number: 1, what: '10', cents: 4900, currency: 'USD' }),
})

export const paymentFailedEmails = [
  paymentFailedNamed(
    'payment-failed-first',
    msg({
      message:
        'Hello {name}, we couldn’t charge your card for your subscription. We’ll try again in a few days. Nothing changes for now.',
    }),
  ),
  paymentFailedNamed(
    'payment-failed-second',
    msg({
      message:
        'Hello {name}, we still couldn’t charge your card for your subscription. Update it to keep your subscription.',
    }),
  ),
  paymentFailedNamed(
    'payment-failed-last',
    msg({
      message:
        'Hello {name}, this is the last reminder. If the next payment attempt fails too, your subscription ends.',
    }),
  ),
] as const

function paymentFailedNamed(name: string, opening: Message) {
  return defineEmail({
    name,
    payload: z.object({ userId }),
    content: (_data: { userId: string }): EmailContent => ({
      subject: msg({ message: 'Your payment to {company} failed' }),
      opening,
      action: { label: updateCard, path },
    }),
    example: () => ({ userId: EXAMPLE_ID }),
  })
}

export const subscriptionEndingEmail = defineEmail({
  name: 'subscription-ending',
  payload: z.object({ userId, until: z.string() }),
  content: ({ until }: { until: string }, { format }) => ({
    subject: msg({ message: 'Your {company} subscription will end' }),
    opening: msg({
      message: 'Hello {name}, you canceled your subscription. It ends on {day}. Until then, nothing changes.',
    }),
    action: { label: msg({ message: 'Changed your mind? Reactivate it' }), path },
    values: { day: format.day(until) },
  }),
  example: () => ({ userId: EXAMPLE_ID, until: EXAMPLE_DAY }),
})

export const subscriptionEndedEmail = defineEmail({
  name: 'subscription-ended',
  payload: z.object({ userId }),
  content: (_data: { userId: string }) => ({
    subject: msg({ message: 'Your {company} subscription has ended' }),
    opening: msg({
      message:
        'Hello {name}, your subscription has ended because its payment failed again. You keep your videos and bundle credits.',
    }),
    action: { label: msg({ message: 'Resubscribe' }), path },
  }),
  example: () => ({ userId: EXAMPLE_ID }),
})

export const subscriptionPausedEmail = defineEmail({
  name: 'subscription-paused',
  payload: z.object({ userId }),
  content: (_data: { userId: string }) => ({
    subject: msg({ message: 'Your {company} subscription is paused' }),
    opening: msg({
      message:
        'Hello {name}, {company} is currently unavailable, so we paused your subscription. You won’t be charged until the site is back.',
    }),
    paragraphs: [
      msg({
        message:
          'Billing periods that start in the meantime cost nothing and add no credits. You don’t need to do anything.',
      }),
    ],
  }),
  example: () => ({ userId: EXAMPLE_ID }),
})

export const subscriptionResumedEmail = defineEmail({
  name: 'subscription-resumed',
  payload: z.object({ userId, until: z.string() }),
  content: ({ until }: { until: string }, { format }) => ({
    subject: msg({ message: 'Your {company} subscription has resumed' }),
    opening: msg({
      message:
        'Hello {name}, {company} is available again, so your subscription has resumed. Your next payment is on {day}.',
    }),
    action: { label: msg({ message: 'Manage subscription' }), path },
    values: { day: format.day(until) },
  }),
  example: () => ({ userId: EXAMPLE_ID, until: EXAMPLE_DAY }),
})

export const lowBalanceEmail = defineEmail({
  name: 'low-balance',
  payload: z.object({ userId, halfCredits: z.coerce.number().int() }),
  kind: 'credits',
  content: ({ halfCredits }: { halfCredits: number }, { format }) => ({
    subject: msg({ message: 'Your {company} credits are running low' }),
    opening: msg({ message: 'Hello {name}, your credit balance is down to {credits}. 1 credit is 1 minute of video.' }),
    action: { label: msg({ message: 'Buy credits' }), path },
    values: { credits: format.number(halfCredits / 2) },
  }),
  example: () => ({ userId: EXAMPLE_ID, halfCredits: 6 }),
})

const cardDeclined = msg({
  message: 'Hello {name}, we couldn’t charge your card for “{bundle}”, so auto top-up is now off. You weren’t charged.',
})
const termsChanged = msg({
  message:
    'Hello {name}, the price or credits of “{bundle}” changed after you chose it, so auto top-up is now off. You weren’t charged.',
})

export const topUpOffEmail = defineEmail({
  name: 'top-up-off',
  payload: z.object({ userId, bundle: z.string(), why: z.enum(['changed', 'declined']).default('declined') }),
  content: ({ bundle, why }: { bundle: string; why: 'changed' | 'declined' }) => ({
    subject: msg({ message: 'Auto top-up is off for {company}' }),
    opening: why === 'changed' ? termsChanged : cardDeclined,
    action: { label: why === 'changed' ? msg({ message: 'Buy credits' }) : updateCard, path },
    values: { bundle },
  }),
  example: () => ({ userId: EXAMPLE_ID, bundle: '10', why: 'declined' as const }),
})

export const billingEmails: SendableEmail[] = [
  withPayload(receiptEmail),
  withPayload(automaticReceiptEmail),
  withPayload(paymentRefundedEmail),
  ...paymentFailedEmails.map(withPayload),
  withPayload(subscriptionEndingEmail),
  withPayload(subscriptionEndedEmail),
  withPayload(subscriptionPausedEmail),
  withPayload(subscriptionResumedEmail),
  withPayload(lowBalanceEmail),
  withPayload(topUpOffEmail),
]
