import { lazy, Suspense, useState } from 'react'
import { token } from '@vitrine/theme'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useWithoutPartnerCss } from '../../../lib/brand/without-partner-css.ts'
import { CardForm } from './card-form.tsx'
import { OrderClosed } from './order-closed.tsx'
import type { PaymentFormProps } from './payment-form-props.ts'

// The Stripe form is loaded only for payments through Stripe.
const StripeForm = lazy(() => import('./stripe-form.tsx').then(({ StripeForm }) => ({ default: StripeForm })))

/** The form of the payment provider. */
export function PaymentForm({ onAnew, ...props }: PaymentFormProps) {
  const [isClosed, setClosed] = useState(false)
  useWithoutPartnerCss()
  if (isClosed) return <OrderClosed onAnew={onAnew} />
  const onClosed = () => setClosed(true)
  if (props.start.provider === 'sandbox') return <CardForm {...props} onClosed={onClosed} />
  return (
    <Suspense fallback={<Skeleton height="240px" radius={token.radius.control} />}>
      <StripeForm {...props} onClosed={onClosed} />
    </Suspense>
  )
}
