/** The outcome of a payment form. A declined card is not an outcome: the form stays open for another card. */
export interface PaymentOutcome {
  state: 'succeeded' | 'processing'
  /** The payment's name at the provider. */
  paymentRef: string
}
