import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Plus } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { BuyCredits } from '../app/buy-credits.tsx'
import { BuyerCard } from '../features/billing/plan/buyer-card.tsx'
import { CreditHistory } from '../features/statements/credit-history.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { LowBalanceCard } from '../features/billing/plan/low-balance-card.tsx'
import { PaymentHistory } from '../features/statements/payment-history.tsx'
import { PlanCard } from '../features/billing/plan/plan-card.tsx'
import { useDetails, useFreshPlan, useSubscription, useWatch } from '../features/billing/plan/queries.ts'
import { useFreshStatements, usePayments } from '../features/statements/queries.ts'
import { QuickActions } from '../features/billing/plan/quick-actions.tsx'
import { UsageCard } from '../features/statements/usage-card.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { useCreditUsage } from '../lib/text/credit-usage.ts'
import { isolated } from '../lib/i18n/isolated.ts'
import { personName, useUser } from '../lib/session/session.ts'
import { Button } from '../ui/controls/button.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { media } from '../ui/brand/shapes.ts'

/** /billing */
export function Billing() {
  const { data: user } = useUser()
  const { brand } = useBoot()
  const [isBuying, setBuying] = useState(false)
  const [subscription, usage, payments, watch] = [useSubscription(), useCreditUsage(), usePayments(), useWatch()]
  const details = useDetails()
  useFreshPlan()
  useFreshStatements()
  if (!user) return null
  const [name, company] = [isolated(personName(user)), isolated(brand.companyName)]
  const paid = payments.data?.find(({ invoice_pdf: pdf }) => pdf !== null)
  const hasPaid = paid !== undefined || (subscription.data?.plan ?? null) !== null
  return (
    <Page title={t`Billing & Payments`}>
      <PageHeading
        title={t`Billing & Payments`}
        text={t`${name}, paid to ${company}`}
        action={
          <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setBuying(true)}>
            <Trans>Buy Credits</Trans>
          </Button>
        }
      />
      <Top>
        <Loaded query={subscription} title={t`Couldn’t load your plan.`} height="260px">
          {(found) => <PlanCard subscription={found} hasPaid={hasPaid} card={watch.data?.card ?? null} />}
        </Loaded>
        <Loaded query={usage} title={t`Couldn’t load your usage.`} height="260px">
          {(found) => <UsageCard usage={found} />}
        </Loaded>
      </Top>
      <QuickActions
        hasPaid={hasPaid}
        card={watch.data?.card ?? null}
        invoiceYear={paid ? new Date(paid.created * 1000).getUTCFullYear() : null}
      />
      <CreditHistory />
      <PaymentHistory payments={payments} />
      <Loaded query={watch} title={t`Couldn’t load your low credit settings.`} height="260px">
        {(found) => <LowBalanceCard watch={found} hasPaid={hasPaid} />}
      </Loaded>
      <Loaded query={details} title={t`Couldn’t load your invoice details.`} height="260px">
        {(found) => <BuyerCard details={found} />}
      </Loaded>
      <BuyCredits open={isBuying} onClose={() => setBuying(false)} />
    </Page>
  )
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
  gap: ${token.space[4]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
