import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelAnalytics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatMoment } from '../../kit/format.ts'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { Checklist } from './checklist.tsx'
import { Columns } from './columns.tsx'
import { Figures } from './figures.tsx'
import { MonthChart } from './month-chart.tsx'
import { PlatformStatus } from './platform-status.tsx'
import { useAnalytics, usePartner } from './queries.ts'
import { QuickActions } from './quick-actions.tsx'
import { SoldList } from './sold-list.tsx'
import { YearChart } from './year-chart.tsx'

/** How the business is doing this month, and what one does most. */
export function OverviewTab() {
  const analytics = useAnalytics()
  const partner = usePartner()
  return (
    <Loaded query={partner} title={t`Your plan could not be loaded.`}>
      {(plan) => (
        <Loaded query={analytics} title={t`The figures could not be loaded.`}>
          {(figures) => (
            <>
              <Checklist isHidden={plan.onboardingCompleted} />
              <Figures partner={plan} figures={figures} />
              <Columns>
                <MonthChart days={figures.days} included={plan.includedThisMonth} overageCents={plan.overagePrice} />
                <QuickActions figures={figures} />
              </Columns>
              <Columns>
                <Stack>
                  <SoldList figures={figures} />
                  <YearChart figures={figures} />
                </Stack>
                <PlatformStatus />
              </Columns>
              <UpTo figures={figures} />
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
    <Small>
      <Trans>Figures up to {moment}. Months begin and end at midnight UTC.</Trans>
    </Small>
  )
}

const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[6]};
  min-inline-size: 0;
`
const Small = styled.p`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
