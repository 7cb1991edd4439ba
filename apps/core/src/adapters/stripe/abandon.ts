import type Stripe from 'stripe'
import { PaymentsError } from '../../ports/payments.ts'

type At = Stripe.RequestOptions

export async function abandonPayment(stripe: Stripe, ref: string, at: At): Promise<void> {
  const { status } = await stripe.paymentIntents.retrieve(ref, {}, at)
  if (status === 'canceled') return
  if (status === 'succeeded' || status === 'processing')
    throw new PaymentsError('refused', 'This payment has been made.')
  await stripe.paymentIntents.cancel(ref, {}, at)
}

export async function abandonSubscription(stripe: Stripe, ref: string, at: At): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(ref, {}, at)
  if (status === 'canceled' || status === 'incomplete_expired') return
  if (status !== 'incomplete') throw new PaymentsError('refused', 'This subscription has been paid.')
  const { latest_invoice: invoice } = await stripe.subscriptions.cancel(ref, { expand: ['latest_invoice'] }, at)
  // Its payment would still take a card.
  if (typeof invoice === 'object' && invoice?.status === 'open') await stripe.invoices.voidInvoice(invoice.id, {}, at)
}
