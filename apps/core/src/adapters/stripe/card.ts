import Stripe from 'stripe'
import type { CardOnFile, Payment, Payments, SavedCard } from '../../ports/payments.ts'
import { feeIn } from './accounts.ts'
import { paymentOf } from './objects.ts'

/** More than these are not offered at checkout. */
const OFFERED_MAX = 10

/** Returns the customer's default card, else the newest card that they paid with. */
export async function cardFor(
  stripe: Stripe,
  customerRef: string,
  request: Stripe.RequestOptions,
): Promise<Stripe.PaymentMethod | null> {
  const chosen = await defaultCard(stripe, customerRef, request)
  if (chosen) return chosen
  const { data } = await stripe.paymentMethods.list({ customer: customerRef, type: 'card', limit: 1 }, request)
  return data[0] ?? null
}

/** Returns the customer's cards, the default one first. Stripe marks those that may not be shown at a checkout as `limited`. */
export async function savedCards(
  stripe: Stripe,
  customerRef: string,
  request: Stripe.RequestOptions,
): Promise<SavedCard[]> {
  const [chosen, { data }] = await Promise.all([
    defaultCard(stripe, customerRef, request),
    stripe.paymentMethods.list({ customer: customerRef, type: 'card', limit: OFFERED_MAX }, request),
  ])
  const others = data.filter(({ id }) => id !== chosen?.id)
  return [...(chosen ? [chosen] : []), ...others]
    .filter(({ allow_redisplay: redisplay }) => redisplay !== 'limited')
    .flatMap((method) => {
      const card = cardOf(method)
      return card ? [{ ...card, ref: method.id }] : []
    })
}

async function defaultCard(
  stripe: Stripe,
  customerRef: string,
  request: Stripe.RequestOptions,
): Promise<Stripe.PaymentMethod | null> {
  const expand = ['invoice_settings.default_payment_method']
  const customer = await stripe.customers.retrieve(customerRef, { expand }, request)
  const chosen = customer.deleted ? null : customer.invoice_settings.default_payment_method
  return typeof chosen === 'object' && chosen?.card ? chosen : null
}

export function cardOf(method: Stripe.PaymentMethod | null): CardOnFile | null {
  if (!method?.card) return null
  const { brand, last4: lastDigits, exp_month: expiresMonth, exp_year: expiresYear } = method.card
  return { brand, lastDigits, expiresMonth, expiresYear }
}

/**
 * Charges the card on file. Returns null without a card, and a payment with its failure for a declined one. `requestWithKey` has the
 * idempotency key of the purchase.
 */
export async function chargeOnFile(
  stripe: Stripe,
  { seller, customerRef, price, description, labels }: Parameters<Payments['chargeOnFile']>[0],
  requestWithKey: Stripe.RequestOptions,
): Promise<Payment | null> {
  const request = seller.account === null ? {} : { stripeAccount: seller.account }
  const method = await cardFor(stripe, customerRef, request)
  if (!method) return null
  try {
    const { id } = await stripe.paymentIntents.create(
      {
        customer: customerRef,
        payment_method: method.id,
        amount: price.cents,
        currency: price.currency.toLowerCase(),
        description,
        metadata: { ...labels },
        off_session: true,
        confirm: true,
        ...feeIn(seller, price.cents),
      },
      requestWithKey,
    )
    return await paymentOf(stripe, id, request)
  } catch (error) {
    // A declined card is no error here: the payment carries the bank's reason.
    const declined = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined
    if (!declined) throw error
    return paymentOf(stripe, declined.id, request)
  }
}
