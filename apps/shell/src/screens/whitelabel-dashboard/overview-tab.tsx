import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelAnalytics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatMoment } from '../../lib/i18n/format.ts'
import { mayAdminister } from '../../lib/session/effective-role.ts'
import { useUser } from '../../lib/session/session.ts'
import { EmailBlastOrders } from '../../features/email-blasts/team/orders-panel.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { InviteDialog } from '../../features/members/invite-dialog.tsx'
import { Checklist } from '../../features/partner/checklist.tsx'
import { Columns } from '../../ui/partner-dashboard/columns.tsx'
import { Figures } from '../../features/partner/figures.tsx'
import { MonthChart } from '../../features/partner/month-chart.tsx'
import { PlatformStatus } from '../../features/partner/platform-status.tsx'
import { useAnalytics, usePartner } from '../../features/partner/queries.ts'
import { QuickActions } from '../../features/partner/quick-actions.tsx'
import { SoldList } from '../../features/partner-billing/sold-list.tsx'
import { YearChart } from '../../features/partner-billing/year-chart.tsx'
import { SmallText } from '../../ui/layout/small-text.tsx'

/** Shows the figures of this month, and frequent actions. */
export function OverviewTab() {
  const analytics = useAnalytics()
  const partner = usePartner()
  const [isInviting, setInviting] = useState(false)
  const { data: user } = useUser()
  return (
    <Loaded query={partner} title={t`Couldn’t load your plan.`}>
      {(plan) => (
        <Loaded query={analytics} title={t`Couldn’t load the figures.`}>
          {(figures) => (
            <>
              <Checklist isHidden={plan.onboardingCompleted} />
              <Figures partner={plan} figures={figures} />
              {user && mayAdminister(user) && <EmailBlastOrders />}
              <Columns>
                <MonthChart days={figures.days} included={plan.includedThisMonth} overageCents={plan.overagePrice} />
                <QuickActions figures={figures} onInvite={() => setInviting(true)} />
              </Columns>
              <Columns>
                <Stack>
                  <SoldList figures={figures} />
                  <YearChart figures={figures} />
                </Stack>
                <PlatformStatus />
              </Columns>
              <UpTo figures={figures} />
              <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function UpTo({ figures }: { figures: WhitelabelAnalytics }) {
  const moment = formatMoment(figures.asOf)
  return (
    <SmallText>
      <Trans>Data as of {moment}. Months start and end at midnight UTC.</Trans>
    </SmallText>
  )
}

const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[6]};
  min-inline-size: 0;
`
