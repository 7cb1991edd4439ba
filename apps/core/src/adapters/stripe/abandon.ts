import type Stripe from 'stripe'
import { PaymentsError } from '../../ports/payments.ts'

export async function abandonPayment(stripe: Stripe, ref: string, request: Stripe.RequestOptions): Promise<void> {
  const { status } = await stripe.paymentIntents.retrieve(ref, {}, request)
  if (status === 'canceled') return
  if (status === 'succeeded' || status === 'processing')
    throw new PaymentsError('refused', 'This payment has been made.')
  await stripe.paymentIntents.cancel(ref, {}, request)
}

export async function endSubscription(stripe: Stripe, ref: string, request: Stripe.RequestOptions): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(ref, {}, request)
  if (status !== 'canceled') await stripe.subscriptions.cancel(ref, {}, request)
}

export async function abandonSubscription(stripe: Stripe, ref: string, request: Stripe.RequestOptions): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(ref, {}, request)
  if (status === 'canceled' || status === 'incomplete_expired') return
  if (status !== 'incomplete') throw new PaymentsError('refused', 'This subscription has been paid.')
  const { latest_invoice: invoice } = await stripe.subscriptions.cancel(ref, { expand: ['latest_invoice'] }, request)
  // The invoice of a cancelled subscription could still be paid.
  if (typeof invoice === 'object' && invoice?.status === 'open')
    await stripe.invoices.voidInvoice(invoice.id, {}, request)
}
