import { t } from '@lingui/core/macro'
import { type UsageMonth, whitelabelPlans } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatBillDay, formatCount, formatMoney } from '../../lib/i18n/format.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { StatStrip } from '../../ui/data/stat-strip.tsx'
import { Columns } from '../../ui/partner-dashboard/columns.tsx'
import { BillList } from '../../features/partner-billing/bill-list.tsx'
import { PayoutsPanel } from '../../features/billing/payouts/payouts-panel.tsx'
import { TaxPanel } from '../../features/partner/tax/tax-panel.tsx'
import { MonthBill } from '../../features/partner-billing/month-bill.tsx'
import { PaymentMethodPanel } from '../../features/partner-billing/payment-method-panel.tsx'
import { proratedText } from '../../features/partner-billing/month-labels.ts'
import { PlanFacts } from '../../features/partner-billing/plan-facts.tsx'
import { useUsage } from '../../features/partner-billing/queries.ts'
import { usePartner } from '../../features/partner/queries.ts'

/** Shows the plan with its usage, the platform's invoices, and the payout settings. */
export function BillingTab() {
  return (
    <Loaded query={usePartner()} title={t`Couldn’t load your plan.`}>
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

/** Settings that must be complete before customers can pay. */
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
    <EmptyState title={t`No plan`} text={t`This is the platform’s own site, so there is no whitelabel plan to bill.`} />
  )
}

function Plan({ planName }: { planName: string }) {
  return (
    <Loaded query={useUsage()} title={t`Couldn’t load your plan.`} height="820px">
      {(usage) => (
        <>
          <Figures usage={usage} />
          <Columns>
            <MonthBill usage={usage} planName={planName} />
            <PlanFacts usage={usage} planName={planName} />
          </Columns>
          <PaymentMethodPanel />
          <BillList />
        </>
      )}
    </Loaded>
  )
}

function Figures({ usage: { videos, twins, terms, fees, part, endsAt } }: { usage: UsageMonth }) {
  const { sellsTwins } = useBoot()
  const included = terms?.videosIncluded ?? 0
  const [used, all] = [formatCount(videos), formatCount(included)]
  const [over, made] = [formatCount(fees?.overageVideos ?? 0), formatCount(twins)]
  const day = formatBillDay(endsAt)
  return (
    <StatStrip
      stats={[
        {
          label: t`Videos Remaining`,
          value: formatCount(Math.max(0, included - videos)),
          note: (
            <Bar>
              <ProgressBar label={t`Video Usage`} value={included === 0 ? 100 : (100 * videos) / included} />
              {t`${used} of ${all} used, resets ${day}`}
              {part && <span>{proratedText(part)}</span>}
            </Bar>
          ),
        },
        {
          label: t`Per Overage Video`,
          value: formatMoney(terms?.overageCents ?? 0),
          note: t`${over} so far this month`,
        },
        {
          label: t`Per Digital Twin`,
          value: formatMoney(terms?.twinCents ?? 0),
          note: sellsTwins ? t`${made} this month` : t`Twins aren’t sold here, so none are billed`,
        },
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
