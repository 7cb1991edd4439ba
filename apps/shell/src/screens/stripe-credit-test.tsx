import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { beginPayment } from '../features/billing/begin-payment.ts'
import { OfferSelect } from '../features/billing/offer-select.tsx'
import { type Offer, offersOf } from '../features/billing/offers.ts'
import { OrderFacts } from '../features/billing/order-facts.tsx'
import { useBoot } from '../kit/boot.ts'
import { formatCredits } from '../kit/format.ts'
import { refreshUser, useUser } from '../kit/session.ts'
import { useSubmit } from '../kit/use-submit.ts'
import { Button } from '../kit/ui/button.tsx'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { FactList } from '../kit/ui/fact-list.tsx'
import { Note } from '../kit/ui/note.tsx'
import { Page, PageHeading } from '../kit/ui/page.tsx'

/** /stripe-credit-test, an internal screen: pays with the test card that always pays, and reports the payment once more. */
export function StripeCreditTest() {
  const { prices, payments } = useBoot()
  const client = useQueryClient()
  const { data: user } = useUser()
  const [plan, setPlan] = useState(prices.bundles[0]?.id ?? '')
  const offer = offersOf(prices, user?.role).find((found) => found.plan === plan)
  const paying = useSubmit({ send: payTwice, onDone: () => void refreshUser(client), onRefused: () => undefined })
  return (
    <Page title={t`Credit test`}>
      <PageHeading
        title={t`Credit test`}
        text={t({
          message:
            'Pays an offer as its test card would, then reports the payment again with other numbers: credits come once, and as listed.',
        })}
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
            <Trans>This test exists with the sandbox only: elsewhere credits come from real payments.</Trans>
          </Note>
        )}
        {paying.error !== undefined && <ErrorState title={t`The test could not be run.`} error={paying.error} />}
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
