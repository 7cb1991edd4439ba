/** What a payment form came to. A card that is refused is no outcome: the form stays open for another one. */
export interface PaymentOutcome {
  state: 'succeeded' | 'processing'
  /** The payment's name at the provider. */
  paymentRef: string
}
