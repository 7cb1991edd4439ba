import type { PaymentStart } from '@vitrine/contract'
import type { PaymentOutcome } from './payment-outcome.ts'

export interface PaymentFormProps {
  start: PaymentStart
  /** A picked test card; a new object each time. */
  suggested?: { cardNumber: string } | undefined
  /** The money has been taken and is being booked. */
  isSettling: boolean
  onPaid: (outcome: PaymentOutcome) => void
  /** The path to which a bank's own page redirects back. */
  returnPath: string
  /** Begins the same order again, where this one takes no payment any more. */
  onRestart: () => void
}

export interface CardFormProps extends Omit<PaymentFormProps, 'onRestart'> {
  onClosed: () => void
  /** The `ref` of the saved card that pays; undefined where a card is typed. */
  savedCard?: string | undefined
  /** Called with true when the form starts a payment, and with false when it can be used again. */
  onBusy?: (isBusy: boolean) => void
}
