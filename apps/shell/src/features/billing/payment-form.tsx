import type { PaymentStart } from '@vitrine/contract'
import { lazy, Suspense } from 'react'
import { token } from '@vitrine/theme'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { useWithoutPartnerCss } from '../../kit/without-partner-css.ts'
import { CardForm } from './card-form.tsx'
import type { PaymentOutcome } from './payment-outcome.ts'

export interface PaymentFormProps {
  start: PaymentStart
  /** A test card that somebody picked; a new object each time. */
  suggested?: { cardNumber: string } | undefined
  /** The money has been taken and is being booked. */
  isSettling: boolean
  onPaid: (outcome: PaymentOutcome) => void
  /** Where a bank that takes people to a page of its own sends them back to. */
  returnPath: string
}

// Nothing of Stripe is loaded before somebody pays through Stripe.
const StripeForm = lazy(() => import('./stripe-form.tsx').then(({ StripeForm }) => ({ default: StripeForm })))

/** The form of whoever takes the money. */
export function PaymentForm(props: PaymentFormProps) {
  useWithoutPartnerCss()
  if (props.start.provider === 'sandbox') return <CardForm {...props} />
  return (
    <Suspense fallback={<Skeleton height="240px" radius={token.radius.control} />}>
      <StripeForm {...props} />
    </Suspense>
  )
}
