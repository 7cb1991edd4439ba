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
