import type { CardOnFile, SavedCard, TestCard } from '../../ports/payments.ts'
import type { Bodies } from './objects.ts'

/** The behaviour of a test card, under the numbers that Stripe uses for it (docs.stripe.com/testing). */
type CardBehaviour =
  | { kind: 'pays' }
  /** Asks the person to confirm before it pays. */
  | { kind: 'confirms' }
  /** Pays the first time and fails when it is charged again. */
  | { kind: 'fails-later' }
  | { kind: 'declines'; message: string }

const CARDS: Record<string, CardBehaviour> = {
  '4242424242424242': { kind: 'pays' },
  '4000000000000002': { kind: 'declines', message: 'Your card was declined.' },
  '4000000000009995': { kind: 'declines', message: 'Your card has insufficient funds.' },
  '4000000000000069': { kind: 'declines', message: 'Your card has expired.' },
  '4000002500003155': { kind: 'confirms' },
  '4000000000000341': { kind: 'fails-later' },
}

const NO_TEST_CARD = 'This is test mode: real cards are not charged here. Use a test card such as 4242 4242 4242 4242.'

export function behaviourOf(cardNumber: string): CardBehaviour {
  return CARDS[cardNumber.replace(/\D/g, '')] ?? { kind: 'declines', message: NO_TEST_CARD }
}

/** Returns the card with its expiry. A card without one never expires. */
export function cardOf({ cardNumber, cardExpiry = '12/99' }: Bodies['customer']): CardOnFile | null {
  if (cardNumber === undefined) return null
  const [month = 0, year = 0] = cardExpiry.split('/').map(Number)
  const lastDigits = cardNumber.replace(/\D/g, '').slice(-4)
  return { brand: 'test', lastDigits, expiresMonth: month, expiresYear: 2000 + year }
}

/** The card of a customer, under an id that another customer's card never has. */
export function savedCard(customerRef: string, customer: Bodies['customer']): SavedCard | null {
  const card = cardOf(customer)
  return card && { ...card, ref: `${customerRef}_card_${card.lastDigits}` }
}

/** Returns the saved card as it was typed; undefined where the customer has no card with this id. */
export function typedCard(
  customerRef: string,
  customer: Bodies['customer'] | undefined,
  savedRef: string,
): TestCard | undefined {
  if (customer?.cardNumber === undefined || savedCard(customerRef, customer)?.ref !== savedRef) return undefined
  return { number: customer.cardNumber, expiry: customer.cardExpiry }
}
