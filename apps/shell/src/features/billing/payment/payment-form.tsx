import { lazy, Suspense, useState } from 'react'
import { token } from '@vitrine/theme'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useWithoutPartnerCss } from '../../../lib/brand/without-partner-css.ts'
import { CardChoice } from './card-choice.tsx'
import { CardForm } from './card-form.tsx'
import { OrderClosed } from './order-closed.tsx'
import type { PaymentFormProps } from './payment-form-props.ts'

// The Stripe form is loaded only for payments through Stripe.
const StripeForm = lazy(() => import('./stripe-form.tsx').then(({ StripeForm }) => ({ default: StripeForm })))

/** The form of the payment provider, with the saved cards above it. */
export function PaymentForm({ onRestart, ...props }: PaymentFormProps) {
  const { start, suggested, isSettling } = props
  const [isClosed, setClosed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [savedCard, setSavedCard] = useState(start.cards[0]?.ref)
  const [seen, setSeen] = useState(suggested)
  useWithoutPartnerCss()
  if (isClosed) return <OrderClosed onRestart={onRestart} />
  // Choosing a test card fills in its number, so the saved card is no longer chosen.
  if (suggested !== seen) {
    setSeen(suggested)
    setSavedCard(undefined)
  }
  const form = { ...props, savedCard, onBusy: setBusy, onClosed: () => setClosed(true) }
  return (
    <>
      {start.cards.length > 0 && (
        <CardChoice cards={start.cards} chosen={savedCard} disabled={isBusy || isSettling} onChoose={setSavedCard} />
      )}
      {start.provider === 'sandbox' ? (
        <CardForm key={savedCard} {...form} />
      ) : (
        <Suspense fallback={<Skeleton height="240px" radius={token.radius.control} />}>
          <StripeForm key={savedCard} {...form} />
        </Suspense>
      )}
    </>
  )
}
