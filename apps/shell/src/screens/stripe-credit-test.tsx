import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { beginPayment } from '../features/billing/checkout/begin-payment.ts'
import { OfferSelect } from '../features/billing/checkout/offer-select.tsx'
import { type Offer, offersOf } from '../features/billing/checkout/offers.ts'
import { OrderFacts } from '../features/billing/orders/order-facts.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { formatCredits } from '../lib/i18n/format.ts'
import { refreshUser, useUser } from '../lib/session/session.ts'
import { useSubmit } from '../lib/forms/use-submit.ts'
import { Button } from '../ui/controls/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { FactList } from '../ui/data/fact-list.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'

/** /stripe-credit-test, an internal screen: pays with the test card that always pays, and reports the payment once more. */
export function StripeCreditTest() {
  const { prices, payments, sellsTwins } = useBoot()
  const client = useQueryClient()
  const { data: user } = useUser()
  const [plan, setPlan] = useState(prices.bundles[0]?.id ?? '')
  const offer = offersOf(prices, user?.role, sellsTwins).find((found) => found.plan === plan)
  const paying = useSubmit({ send: payTwice, onDone: () => void refreshUser(client) })
  return (
    <Page title={t`Credit test`}>
      <PageHeading
        title={t`Credit test`}
        text={t`Pays for an offer with its test card, then reports it again with other amounts. Credits are added once.`}
      />
      <Narrow>
        {payments === 'sandbox' ? (
          <>
            <OfferSelect hasCreditsOnly chosen={plan} disabled={paying.isPending} onChoose={setPlan} />
            <Button busy={paying.isPending} onClick={() => offer && void paying.submit(offer)}>
              <Trans>Pay and report twice</Trans>
            </Button>
          </>
        ) : (
          <Note>
            <Trans>Available in the sandbox only. Elsewhere, credits come from real payments.</Trans>
          </Note>
        )}
        {paying.error !== undefined && <ErrorState title={t`Couldn’t run the test.`} error={paying.error} />}
        {paying.answer && <Result {...paying.answer} />}
      </Narrow>
    </Page>
  )
}

async function payTwice(offer: Offer) {
  const { orderId, clientSecret } = await beginPayment(offer)
  const planId = clientSecret.slice(0, clientSecret.lastIndexOf('_secret_'))
  const first = await call('POST /api/test-payment-success', { body: { planId } })
  const again = await call('POST /api/credits/add-manual', {
    body: { planId, credits: first.credits * 100, amount: 1 },
  })
  return { orderId, first: first.balance, again: again.balance }
}

function Result({ orderId, first, again }: { orderId: string; first: number; again: number }) {
  const { data: user } = useUser()
  return (
    <>
      <FactList
        facts={[
          [t`Balance after the first report`, formatCredits(first)],
          [t`Balance after the second report`, formatCredits(again)],
          [t`Credits Balance`, user ? formatCredits(user.credits) : '–'],
        ]}
      />
      <OrderFacts id={orderId} />
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
