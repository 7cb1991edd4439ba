import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type WhitelabelPartner, whitelabelPlans } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../kit/format.ts'
import { EmptyState } from '../../kit/ui/empty-state.tsx'
import { FactList } from '../../kit/ui/fact-list.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { StatStrip } from '../../kit/ui/stat-strip.tsx'
import { Columns } from './columns.tsx'
import { Panel } from './panel.tsx'
import { PayoutsPanel } from './payouts/payouts-panel.tsx'
import { usePartner } from './queries.ts'

/** What the plan includes, what is left of it, what goes beyond, and where the money of customers goes. */
export function BillingTab() {
  return (
    <>
      <Loaded query={usePartner()} title={t`Your plan could not be loaded.`}>
        {(partner) => (partner.planType === null ? <NoPlan /> : <Plan partner={partner} />)}
      </Loaded>
      <PayoutsPanel />
    </>
  )
}

function NoPlan() {
  return (
    <EmptyState title={t`No plan`} text={t`This site belongs to the house, so there is no whitelabel plan to bill.`} />
  )
}

function Plan({ partner }: { partner: WhitelabelPartner }) {
  const { monthlyVideoUsage, includedVideos, monthlyPrice, overagePrice, digitalTwinPrice, includedTwins } = partner
  const used = formatCount(monthlyVideoUsage)
  const beyond = Math.max(0, monthlyVideoUsage - (includedVideos ?? 0))
  return (
    <>
      <StatStrip
        stats={[
          {
            label: t`Videos Remaining`,
            value: formatCount(Math.max(0, (includedVideos ?? 0) - monthlyVideoUsage)),
          },
          { label: t`Per Overage Video`, value: formatMoney(overagePrice ?? 0) },
          { label: t`Per Digital Twin`, value: formatMoney(digitalTwinPrice ?? 0) },
        ]}
      />
      <Columns>
        <Panel title={t`This month so far`}>
          <FactList
            facts={[
              [nameOf(partner), formatMoney(monthlyPrice ?? 0)],
              [t`Videos finished and paid`, used],
              [t`Videos beyond the plan`, formatCount(beyond)],
              [t`For videos beyond the plan`, formatMoney(beyond * (overagePrice ?? 0))],
              [t`Together`, formatMoney((monthlyPrice ?? 0) + beyond * (overagePrice ?? 0))],
            ]}
          />
        </Panel>
        <Panel title={t`Your plan`}>
          <FactList
            facts={[
              [t`Plan`, nameOf(partner)],
              [t`Videos included each month`, formatCount(includedVideos ?? 0)],
              [t`Digital twins included each month`, formatCount(includedTwins ?? 0)],
            ]}
          />
          <Other />
        </Panel>
      </Columns>
    </>
  )
}

function Other() {
  return (
    <Small>
      <Trans>For another plan, write to whoever set up your site.</Trans>
    </Small>
  )
}

function nameOf({ planType }: WhitelabelPartner): string {
  return whitelabelPlans.find(({ id }) => id === planType)?.name ?? ''
}

const Small = styled.p`
  margin-block-start: ${token.space[3]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
