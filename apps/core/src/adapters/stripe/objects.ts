import type Stripe from 'stripe'
import type { Invoice, Labels, Payment, PaymentState, Subscription, SubscriptionState } from '../../ports/payments.ts'

/** Returns our metadata of a Stripe object, or null for an object that we did not create. */
export function labelsIn(metadata: Stripe.Metadata | null | undefined): Labels | null {
  const { tenantId, purchaseId } = metadata ?? {}
  return tenantId && purchaseId ? { tenantId, purchaseId } : null
}

const date = (seconds: number) => new Date(seconds * 1000)
export const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const PAYMENT_STATES: Record<string, PaymentState> = {
  succeeded: 'paid',
  processing: 'processing',
  canceled: 'canceled',
}

export async function paymentOf(stripe: Stripe, ref: string, request: Stripe.RequestOptions): Promise<Payment> {
  const intent = await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] }, request)
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const disputed = charge?.disputed ? await disputedCents(stripe, ref, request) : 0
  return {
    ref,
    state: PAYMENT_STATES[intent.status] ?? 'open',
    cents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    returnedCents: Math.min(intent.amount, (charge?.amount_refunded ?? 0) + disputed),
    failure: declineOf(intent),
    labels: labelsIn(intent.metadata),
  }
}

/** Returns the reason for which the last card was declined. A confirmation that the person left is not a declined card. */
function declineOf({ last_payment_error: error }: Stripe.PaymentIntent): string | null {
  return error?.code === 'payment_intent_authentication_failure' ? null : (error?.message ?? null)
}

/** Returns the cents that disputes hold back: the bank takes them when a dispute opens and returns them when we win it. */
async function disputedCents(stripe: Stripe, ref: string, request: Stripe.RequestOptions): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent: ref }, request)
  const gone = data.filter(({ status }) => status !== 'won' && !status.startsWith('warning_'))
  return gone.reduce((sum, { amount }) => sum + amount, 0)
}

const SUBSCRIPTION_STATES: Record<string, SubscriptionState> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'incomplete',
}

export function subscriptionOf(subscription: Stripe.Subscription): Subscription {
  const [item] = subscription.items.data
  return {
    ref: subscription.id,
    state: SUBSCRIPTION_STATES[subscription.status] ?? 'canceled',
    periodStart: date(item?.current_period_start ?? subscription.start_date),
    periodEnd: date(item?.current_period_end ?? subscription.start_date),
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    labels: labelsIn(subscription.metadata),
  }
}

export async function invoiceOf(stripe: Stripe, ref: string, request: Stripe.RequestOptions): Promise<Invoice> {
  const invoice = await stripe.invoices.retrieve(ref, { expand: ['payments'] }, request)
  const ofSubscription = invoice.parent?.subscription_details
  // The period of a one-off item on the invoice has no length.
  const periods = invoice.lines.data.map(({ period }) => period)
  const start = Math.min(...periods.map((period) => period.start), invoice.period_end)
  const end = Math.max(...periods.map((period) => period.end), invoice.period_end)
  return {
    ref,
    number: invoice.number ?? ref,
    state: invoice.status === 'paid' ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
    cents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    subscriptionRef: idOf(ofSubscription?.subscription),
    paymentRef: invoice.status === 'paid' ? (intentsOf(invoice).at(-1) ?? null) : null,
    isRenewal: invoice.billing_reason === 'subscription_cycle',
    isRetried: invoice.attempt_count > 1,
    periodStart: date(start),
    periodEnd: date(end),
    returnedCents: await returnedOf(stripe, invoice, request),
    labels: labelsIn(ofSubscription?.metadata ?? invoice.metadata),
  }
}

function intentsOf({ payments }: Stripe.Invoice): string[] {
  return (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? [])
}

async function returnedOf(stripe: Stripe, invoice: Stripe.Invoice, request: Stripe.RequestOptions): Promise<number> {
  const made = await Promise.all(intentsOf(invoice).map((intent) => paymentOf(stripe, intent, request)))
  return made.reduce((sum, { returnedCents }) => sum + returnedCents, 0)
}
