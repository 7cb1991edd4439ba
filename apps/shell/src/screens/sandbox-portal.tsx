import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { token } from '@vitrine/theme'
import { ArrowLeft } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { Guard } from '../app/guard/guard.tsx'
import { BuyingLayout } from '../app/layouts/buying-layout.tsx'
import { CardOnFile } from '../features/billing/payment/card-on-file.tsx'
import { Column, Columns } from '../features/billing/checkout/columns.tsx'
import { TestCards } from '../features/billing/payment/test-cards.tsx'
import { PaymentHistory } from '../features/statements/payment-history.tsx'
import { refreshWatch, useFreshPlan, useSubscription } from '../features/billing/plan/queries.ts'
import { useFreshStatements, usePayments } from '../features/statements/queries.ts'
import { usePlanActions } from '../features/billing/plan/use-plan-actions.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { formatDate, formatMoney } from '../lib/i18n/format.ts'
import { isolated } from '../lib/i18n/isolated.ts'
import { Button } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { useWithoutPartnerCss } from '../lib/brand/without-partner-css.ts'

/** /sandbox-portal: what a provider's own page of cards and invoices does, for the sandbox. */
export function SandboxPortal() {
  const [suggested, setSuggested] = useState<{ cardNumber: string }>()
  const company = isolated(useBoot().brand.companyName)
  useTitle(t`Cards and invoices`)
  useWithoutPartnerCss()
  return (
    <BuyingLayout strip={<TestCards onUse={(cardNumber) => setSuggested({ cardNumber })} />}>
      <div>
        <TextLink to="/billing">
          <ArrowLeft size={16} aria-hidden="true" className="flips" />
          <Trans>Return to {company}</Trans>
        </TextLink>
      </div>
      <h1>
        <Trans>Cards and invoices</Trans>
      </h1>
      <Guard>
        <Portal suggested={suggested} />
      </Guard>
    </BuyingLayout>
  )
}

function Portal({ suggested }: { suggested: { cardNumber: string } | undefined }) {
  const payments = usePayments()
  const client = useQueryClient()
  useFreshPlan()
  useFreshStatements()
  return (
    <>
      <Columns>
        <CardOnFile suggested={suggested} onSaved={() => void refreshWatch(client)} />
        <Column>
          <Subscription />
        </Column>
      </Columns>
      <PaymentHistory payments={payments} />
    </>
  )
}

function Subscription() {
  const { data } = useSubscription()
  return (
    <Box aria-labelledby="subscription">
      <h2 id="subscription">
        <Trans>Subscription</Trans>
      </h2>
      {data ? <SubscriptionState subscription={data} /> : <Skeleton height="48px" />}
    </Box>
  )
}

function SubscriptionState({
  subscription,
}: {
  subscription: NonNullable<ReturnType<typeof useSubscription>['data']>
}) {
  const actions = usePlanActions()
  const { plan, status, cancel_at_period_end: isEnding, current_period_end: end } = subscription
  if (!plan || end === null || status === 'none' || status === 'canceled')
    return (
      <p>
        <Trans>No subscription.</Trans>
      </p>
    )
  const name = isolated(plan.nickname)
  const price = formatMoney(plan.amount, { currency: plan.currency })
  const day = formatDate(new Date(end * 1000).toISOString())
  return (
    <>
      <p>
        {isEnding ? (
          <Trans>
            {name} ends on {day}.
          </Trans>
        ) : (
          <Trans>
            {name} renews on {day} for {price}.
          </Trans>
        )}
      </p>
      {isEnding ? (
        <Button onClick={actions.reactivate} busy={actions.isReactivating} busyText={t`Reactivating...`}>
          <Trans>Reactivate subscription</Trans>
        </Button>
      ) : (
        <Button
          variant="secondary"
          onClick={() => actions.cancel(() => undefined)}
          busy={actions.isCancelling}
          busyText={t`Canceling...`}
        >
          <Trans>Cancel subscription</Trans>
        </Button>
      )}
    </>
  )
}

const Box = styled(Card)`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  padding: ${token.space[6]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
`
