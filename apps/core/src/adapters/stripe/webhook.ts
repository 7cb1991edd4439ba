import type Stripe from 'stripe'
import { z } from 'zod'
import type { Clock } from '../../platform/time/clock.ts'
import { type WebhookEvent, PaymentsError, type ProviderObject } from '../../ports/payments.ts'
import { idOf, labelsIn } from './objects.ts'

interface Deps {
  stripe: Stripe
  webhookSecrets: readonly string[]
  isLive: boolean
  clock: Clock
}

/** The fields of every event. They are checked because anybody who holds the secret can sign any JSON, even `null`. */
const Envelope = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({}) }),
})

type About = Omit<ProviderObject, 'account'> & { tenantId: string }

/** Reads Stripe's messages: whose they are and what they are about. */
export function createWebhookReader({ stripe, webhookSecrets, isLive, clock }: Deps) {
  return async (body: Buffer, signature: string): Promise<WebhookEvent | null> => {
    const event = checked(body, signature)
    if (!Envelope.safeParse(event).success)
      throw new PaymentsError('unreadable', 'This message is signed and is no event.')
    // Test events at a live endpoint are ignored, and live events at a test endpoint.
    if (event.livemode !== isLive) return null
    const about = await aboutOf(event)
    if (!about) return null
    const { tenantId, ...rest } = about
    return { id: event.id, tenantId, about: { ...rest, account: event.account ?? null } }
  }

  function checked(body: Buffer, signature: string): Stripe.Event {
    // Passed as text, because the SDK drops a byte order mark before it checks bytes.
    const text = body.toString('utf8')
    const receivedAt = clock.now().getTime()
    for (const secret of webhookSecrets) {
      try {
        return stripe.webhooks.constructEvent(text, signature, secret, undefined, undefined, receivedAt)
      } catch {
        // Any failure, such as a malformed signature or body, means that Stripe did not sign it with this secret.
      }
    }
    throw new PaymentsError('forged', 'The signature is missing, wrong or expired.')
  }

  async function aboutOf(event: Stripe.Event): Promise<About | null> {
    const request = event.account ? { stripeAccount: event.account } : {}
    switch (event.type) {
      case 'payment_intent.succeeded':
      case 'payment_intent.processing':
      case 'payment_intent.payment_failed':
      case 'payment_intent.canceled':
        return aboutPayment(event.data.object.id, request, event.data.object.metadata)
      case 'charge.refunded':
      case 'charge.dispute.created':
      case 'charge.dispute.closed':
      case 'charge.dispute.funds_reinstated':
      case 'charge.dispute.funds_withdrawn':
        return aboutPayment(idOf(event.data.object.payment_intent), request)
      case 'invoice.paid':
      case 'invoice.payment_failed':
      case 'invoice.voided':
        return aboutInvoice(event.data.object)
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted': {
        const labels = labelsIn(event.data.object.metadata)
        return labels && { kind: 'subscription', ref: event.data.object.id, tenantId: labels.tenantId }
      }
      case 'account.updated': {
        const { id, metadata } = event.data.object
        return metadata?.tenantId ? { kind: 'account', ref: id, tenantId: metadata.tenantId } : null
      }
      default:
        return null
    }
  }

  /**
   * Payments of invoices carry no labels of ours; their invoice does. An event that shows the labels is accepted without a request,
   * so that it is kept also while Stripe does not answer.
   */
  async function aboutPayment(
    ref: string | null,
    request: Stripe.RequestOptions,
    shown?: Stripe.Metadata,
  ): Promise<About | null> {
    if (ref === null) return null
    const labels = labelsIn(shown) ?? labelsIn((await stripe.paymentIntents.retrieve(ref, {}, request)).metadata)
    if (labels) return { kind: 'payment', ref, tenantId: labels.tenantId }
    const found = await stripe.invoicePayments.list(
      { payment: { type: 'payment_intent', payment_intent: ref } },
      request,
    )
    const invoice = idOf(found.data[0]?.invoice)
    return invoice ? aboutInvoice(await stripe.invoices.retrieve(invoice, {}, request)) : null
  }

  function aboutInvoice({ id, parent, metadata }: Stripe.Invoice): About | null {
    const labels = labelsIn(parent?.subscription_details?.metadata ?? metadata)
    return labels && { kind: 'invoice', ref: id, tenantId: labels.tenantId }
  }
}
