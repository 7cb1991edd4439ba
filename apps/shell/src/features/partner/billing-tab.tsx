import { t } from '@lingui/core/macro'
import { type UsageMonth, whitelabelPlans } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../kit/format.ts'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { ProgressBar } from '../../kit/ui/progress-bar.tsx'
import { StatStrip } from '../../kit/ui/stat-strip.tsx'
import { Columns } from './columns.tsx'
import { BillList } from './plan/bill-list.tsx'
import { PayoutsPanel } from './payouts/payouts-panel.tsx'
import { TaxPanel } from './payouts/tax-panel.tsx'
import { MonthBill } from './plan/month-bill.tsx'
import { dayText } from './plan/month-words.ts'
import { PlanFacts } from './plan/plan-facts.tsx'
import { useUsage } from './plan/queries.ts'
import { usePartner } from './queries.ts'

/** What the plan includes, what is left of it, what the platform bills, and where the money of customers goes. */
export function BillingTab() {
  return (
    <Loaded query={usePartner()} title={t`Your plan could not be loaded.`}>
      {({ planType, subscriptionStatus }) => (
        <>
          {planType === null ? <NoPlan /> : <Plan planName={nameOf(planType)} />}
          {/* A site that rests for an open bill sells nothing, so there is nothing else to look after. */}
          {subscriptionStatus !== 'suspended' && <Money />}
        </>
      )}
    </Loaded>
  )
}

/** What has to be right before anybody pays here. */
function Money() {
  return (
    <Columns>
      <PayoutsPanel />
      <TaxPanel />
    </Columns>
  )
}

function NoPlan() {
  return (
    <EmptyState title={t`No plan`} text={t`This site belongs to the house, so there is no whitelabel plan to bill.`} />
  )
}

function Plan({ planName }: { planName: string }) {
  return (
    <Loaded query={useUsage()} title={t`Your plan could not be loaded.`}>
      {(usage) => (
        <>
          <Figures usage={usage} />
          <Columns>
            <MonthBill usage={usage} planName={planName} />
            <PlanFacts usage={usage} planName={planName} />
          </Columns>
          <BillList />
        </>
      )}
    </Loaded>
  )
}

function Figures({ usage: { videos, twins, terms, fees, endsAt } }: { usage: UsageMonth }) {
  const included = terms?.videosIncluded ?? 0
  const [used, all] = [formatCount(videos), formatCount(included)]
  const [over, made] = [formatCount(fees?.overageVideos ?? 0), formatCount(twins)]
  const day = dayText(endsAt)
  return (
    <StatStrip
      stats={[
        {
          label: t`Videos Remaining`,
          value: formatCount(Math.max(0, included - videos)),
          note: (
            <Bar>
              <ProgressBar label={t`Video Usage`} value={included === 0 ? 100 : (100 * videos) / included} />
              {t`${used} of ${all} used, starts afresh on ${day}`}
            </Bar>
          ),
        },
        {
          label: t`Per Overage Video`,
          value: formatMoney(terms?.overageCents ?? 0),
          note: t`${over} so far this month`,
        },
        { label: t`Per Digital Twin`, value: formatMoney(terms?.twinCents ?? 0), note: t`${made} this month` },
      ]}
    />
  )
}

function nameOf(plan: string): string {
  return whitelabelPlans.find(({ id }) => id === plan)?.name ?? ''
}

const Bar = styled.span`
  display: grid;
  gap: 6px;
  margin-block-start: ${token.space[1]};
`
