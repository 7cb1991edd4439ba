/** The recipient of payments: a tenant, with its own account at the provider if it has one. */
export interface Seller {
  tenantId: string
  /** Null: the operator's own account. */
  account: string | null
  /** The operator's percentage of a payment to the tenant's own account. */
  feePercent: number
}

/** Stored with objects at the provider, so that its events lead back to our rows. */
export interface Labels {
  tenantId: string
  purchaseId: string
}

interface Money {
  cents: number
  currency: string
}

interface Customer {
  userId: string
  name: string
  email: string | null
}

/** A card that can be charged without the person. */
export interface CardOnFile {
  brand: string
  lastDigits: string
  expiresMonth: number
  expiresYear: number
}

/** A card that the person saved, which pays one of their own payments without its number. */
export interface SavedCard extends CardOnFile {
  /** The provider's own id of the card. It cannot pay for another person. */
  ref: string
}

interface PaymentOrder {
  seller: Seller
  customerRef: string
  price: Money
  description: string
  labels: Labels
}

/** `open` waits for a card (also after a declined one), `processing` for the bank. */
export type PaymentState = 'canceled' | 'open' | 'paid' | 'processing'

export interface Payment extends Money {
  ref: string
  state: PaymentState
  /** Refunded, or withdrawn by the card's bank in an open or lost dispute. */
  returnedCents: number
  /** The message shown when the last card was declined. */
  failure: string | null
  labels: Labels | null
}

export type SubscriptionState = 'active' | 'canceled' | 'incomplete' | 'past_due' | 'trialing'

export interface Subscription {
  ref: string
  state: SubscriptionState
  periodStart: Date
  periodEnd: Date
  endsAtPeriodEnd: boolean
  labels: Labels | null
}

export interface Invoice extends Money {
  ref: string
  number: string
  state: 'open' | 'paid' | 'void'
  subscriptionRef: string | null
  /** The payment that paid it; null where none did. */
  paymentRef: string | null
  /** True for the periods after the first. */
  isRenewal: boolean
  /** A card was declined for it before. */
  isRetried: boolean
  periodStart: Date
  periodEnd: Date
  returnedCents: number
  labels: Labels | null
}

export interface SubscriptionOrder {
  seller: Seller
  customerRef: string
  labels: Labels
  name: string
  price: Money
  periodDays: number
  /** Paid once, together with the first period. */
  extras: { name: string; cents: number }[]
}

export interface Started {
  paymentRef: string
  /** The secret with which the payment form in the browser pays. */
  clientSecret: string
}

/** A tenant's own account: `pending` until the provider knows enough to take payments for it. */
export interface PayoutAccount {
  ref: string
  state: 'active' | 'pending'
}

/** Identifies an object at the provider that is to be read. */
export interface ProviderObject {
  kind: 'account' | 'invoice' | 'payment' | 'subscription'
  ref: string
  /** The account to which it belongs; null for the operator's own. */
  account: string | null
}

/** A change at the provider. Its current state has to be fetched, since events arrive late, twice and in any order. */
export interface WebhookEvent {
  /** The provider's own id of this event. */
  id: string
  tenantId: string
  about: ProviderObject
}

/**
 * `forged` did not come from the provider, `unreadable` did but is not an event, `refused` will fail again, `unreachable` may
 * work later, `unknown` does not exist.
 */
type PaymentsProblem = 'forged' | 'refused' | 'unknown' | 'unreachable' | 'unreadable'

export class PaymentsError extends Error {
  readonly problem: PaymentsProblem

  constructor(problem: PaymentsProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof PaymentsError && error.problem === 'unreachable'
}

/**
 * The payment provider. Every function throws PaymentsError. Functions that create something take an idempotency key: a repeated
 * key returns the first result.
 */
export interface Payments {
  readonly provider: 'sandbox' | 'stripe'
  /** The key for the provider's form in the browser; null when it needs none. */
  readonly publishableKey: string | null
  /** False where no real money is moved: the sandbox, and keys for tests. */
  readonly isLive: boolean
  /** Opens a tenant's own account, which can then receive payments. */
  openAccount(tenant: { tenantId: string; name: string; email: string }): Promise<string>
  /** Returns the one-time address of the provider's onboarding, which leads back to `returnTo`. */
  accountAddress(tenantId: string, ref: string, returnTo: string): Promise<string>
  account(tenantId: string, ref: string): Promise<PayoutAccount>
  openCustomer(seller: Seller, customer: Customer): Promise<string>
  /** Deletes a person: their cards, and their subscription at once. Their payments stay in the records. */
  purgeCustomer(seller: Seller, customerRef: string): Promise<void>
  startPayment(order: PaymentOrder): Promise<Started>
  /** Returns the card that pays the person's subscription, or was saved for later; null without one. */
  cardOnFile(seller: Seller, customerRef: string): Promise<CardOnFile | null>
  /** Lists the cards that the person may use for a payment they make themselves, the default one first. */
  savedCards(seller: Seller, customerRef: string): Promise<SavedCard[]>
  /** Charges the card on file at once; `open` with a failure where it was declined. Null where there is no card. */
  chargeOnFile(order: PaymentOrder): Promise<Payment | null>
  /** The returned payment pays the first invoice. */
  startSubscription(order: SubscriptionOrder): Promise<Started & { subscriptionRef: string; invoiceRef: string }>
  payment(seller: Seller, ref: string): Promise<Payment>
  subscription(seller: Seller, ref: string): Promise<Subscription>
  invoice(seller: Seller, ref: string): Promise<Invoice>
  /** Abandons a payment that waits for a card. Throws `refused` for one that was made or is being processed by the bank. */
  abandonPayment(seller: Seller, paymentRef: string): Promise<void>
  /** Abandons a subscription that was begun and not paid. Throws `refused` for one that was paid. */
  abandonSubscription(seller: Seller, subscriptionRef: string): Promise<void>
  /** Ends a subscription at once. Does nothing for one that has ended. */
  endSubscription(seller: Seller, subscriptionRef: string): Promise<void>
  /** Sets whether the subscription ends with its period. The paid period runs to its end in either case. */
  setEnding(seller: Seller, subscriptionRef: string, endsAtPeriodEnd: boolean): Promise<Subscription>
  /**
   * Sets whether renewals are charged. Periods that begin while a subscription is paused cost nothing; the paid period runs to its
   * end, and the next renewal after the pause is charged again.
   */
  setPaused(seller: Seller, subscriptionRef: string, isPaused: boolean): Promise<Subscription>
  /** Refunds a payment, all of it without `cents`. */
  refund(seller: Seller, paymentRef: string, key: string, cents?: number): Promise<Payment>
  /** Returns the address of the provider's customer portal, which leads back to `returnTo`. */
  portalAddress(seller: Seller, customerRef: string, returnTo: string): Promise<string>
  /** Returns the event after checking its signature against the raw bytes; null for events that do not concern us. */
  readEvent(body: Buffer, signature: string): Promise<WebhookEvent | null>
}

/** The result for the payment form in the browser, in the terms of Stripe's forms. */
export interface TestConfirmation {
  id: string
  status: 'processing' | 'requires_action' | 'requires_payment_method' | 'succeeded'
  message: string | null
}

/** A card as it is typed in a payment form. */
export interface TestCard {
  number: string
  /** `MM/YY` */
  expiry?: string | undefined
}

/** The payment method of a form: a typed card or a saved one. */
export type TestMethod = TestCard | { savedRef: string }

/** Functions of test providers, which move no money. */
export interface TestPayments {
  /** Simulates a payment form. Returns undefined for an unknown secret, and for a saved card that is not the payer's. */
  confirm(
    tenantId: string,
    clientSecret: string,
    method: TestMethod & { confirmed: boolean },
  ): Promise<TestConfirmation | undefined>
  /** Saves a card for later payments, as on a provider's own page. */
  saveCard(tenantId: string, customerRef: string, card: TestCard): Promise<void>
  /** Completes what the provider requires of a tenant's account. Undefined for one that does not exist. */
  completeAccount(tenantId: string, ref: string): Promise<PayoutAccount | undefined>
  clientSecretOf(tenantId: string, paymentRef: string): Promise<string | undefined>
  /** Advances the subscriptions of a tenant to the time of the clock. */
  advance(tenantId: string): Promise<void>
}
