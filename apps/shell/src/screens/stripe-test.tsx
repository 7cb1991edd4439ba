import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PaymentStart } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { beginPayment } from '../features/billing/checkout/begin-payment.ts'
import { OfferSelect } from '../features/billing/checkout/offer-select.tsx'
import { offersOf } from '../features/billing/checkout/offers.ts'
import { OrderFacts } from '../features/billing/orders/order-facts.tsx'
import { PaymentForm } from '../features/billing/payment/payment-form.tsx'
import { TestCards } from '../features/billing/payment/test-cards.tsx'
import { useBooking } from '../features/billing/payment/use-payment-result.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { useUser } from '../lib/session/session.ts'
import { useSubmit } from '../lib/forms/use-submit.ts'
import { Button } from '../ui/controls/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'

/** /stripe-test, an internal screen: begins a payment of any offer and follows it to the order. */
export function StripeTest() {
  const { prices, payments, sellsTwins } = useBoot()
  const [plan, setPlan] = useState(prices.bundles[0]?.id ?? '')
  const begin = useSubmit({
    send: beginPayment,
  })
  const { data: user } = useUser()
  const offer = offersOf(prices, user?.role, sellsTwins).find((found) => found.plan === plan)
  return (
    <Page title={t`Payment test`}>
      <PageHeading
        title={t`Payment test`}
        text={t`Starts a payment for an offer and shows the responses from the server and the provider. Provider: ${payments ?? '–'}`}
      />
      <Narrow>
        <OfferSelect chosen={plan} disabled={begin.isPending} onChoose={setPlan} />
        <Button busy={begin.isPending} disabled={!payments} onClick={() => offer && void begin.submit(offer)}>
          <Trans>Start payment</Trans>
        </Button>
        {begin.error !== undefined && <ErrorState title={t`Couldn’t start the payment.`} error={begin.error} />}
        {begin.answer && <Paying key={begin.answer.orderId} start={begin.answer} onRestart={begin.reset} />}
      </Narrow>
    </Page>
  )
}

function Paying({ start, onRestart }: { start: PaymentStart; onRestart: () => void }) {
  const [suggested, setSuggested] = useState<{ cardNumber: string }>()
  const [isPaid, setPaid] = useState(false)
  const { isSettling, settle } = useBooking(() => setPaid(true))
  return (
    <>
      {start.provider === 'sandbox' && (
        <TestCards place="dialog" onUse={(cardNumber) => setSuggested({ cardNumber })} />
      )}
      {!isPaid && (
        <PaymentForm
          start={start}
          suggested={suggested}
          isSettling={isSettling}
          onPaid={(outcome) => void settle(start, outcome)}
          returnPath={`/payment-success?order=${start.orderId}`}
          onRestart={onRestart}
        />
      )}
      <OrderFacts id={start.orderId} />
    </>
  )
}

const Narrow = styled.div`
  display: grid;
  gap: ${token.space[5]};
  max-inline-size: 560px;
  > button {
    justify-self: start;
  }
`
