import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { dayCount, periodFrom } from '../../features/partner/report/period.ts'
import { ReportPanel } from '../../features/partner/report/report-panel.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { ResultsPanel } from '../../features/sharing/results-panel.tsx'

/** The business over a period, and how the videos of the whole site were watched. */
export function AnalyticsTab() {
  const [params] = useSearchParams()
  const { days } = periodFrom(params)
  return (
    <>
      <ReportPanel />
      <Panel title={t`Viewer engagement`}>
        <Lead>
          <Trans>How far viewers watched, across all videos on this site.</Trans>
        </Lead>
        <ResultsPanel of="site" period={{ days: dayCount(days), until: days.to }} />
      </Panel>
    </>
  )
}

const Lead = styled.p`
  margin-block: ${token.space[3]} ${token.space[4]};
  color: ${token.textMuted};
`
