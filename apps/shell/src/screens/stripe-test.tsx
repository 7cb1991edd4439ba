import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PaymentStart } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { beginPayment } from '../features/billing/begin-payment.ts'
import { OfferSelect } from '../features/billing/offer-select.tsx'
import { offersOf } from '../features/billing/offers.ts'
import { OrderFacts } from '../features/billing/order-facts.tsx'
import { PaymentForm } from '../features/billing/payment-form.tsx'
import { TestCards } from '../features/billing/test-cards.tsx'
import { useBooking } from '../features/billing/use-booking.ts'
import { useBoot } from '../kit/boot.ts'
import { useUser } from '../kit/session.ts'
import { useSubmit } from '../kit/use-submit.ts'
import { Button } from '../kit/ui/button.tsx'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page, PageHeading } from '../kit/ui/page.tsx'

/** /stripe-test, an internal screen: begins a payment of any offer and follows it to the order. */
export function StripeTest() {
  const { prices, payments } = useBoot()
  const [plan, setPlan] = useState(prices.bundles[0]?.id ?? '')
  const begin = useSubmit({
    send: beginPayment,
    onDone: () => undefined,
    onRefused: () => undefined,
  })
  const { data: user } = useUser()
  const offer = offersOf(prices, user?.role).find((found) => found.plan === plan)
  return (
    <Page title={t`Payment test`}>
      <PageHeading
        title={t`Payment test`}
        text={t`Begins a payment of one offer and shows what the core and the provider answer. Provider: ${payments ?? '–'}`}
      />
      <Narrow>
        <OfferSelect chosen={plan} disabled={begin.isPending} onChoose={setPlan} />
        <Button busy={begin.isPending} disabled={!payments} onClick={() => offer && void begin.submit(offer)}>
          <Trans>Begin the payment</Trans>
        </Button>
        {begin.error !== undefined && <ErrorState title={t`The payment could not be begun.`} error={begin.error} />}
        {begin.answer && <Paying key={begin.answer.orderId} start={begin.answer} onAnew={begin.reset} />}
      </Narrow>
    </Page>
  )
}

function Paying({ start, onAnew }: { start: PaymentStart; onAnew: () => void }) {
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
          onAnew={onAnew}
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
