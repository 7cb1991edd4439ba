import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Panel } from '../../features/partner/panel.tsx'
import { ResultsPanel } from '../../features/sharing/results-panel.tsx'

/** How often the videos of the whole site were watched, and what came of it. */
export function AnalyticsTab() {
  return (
    <Panel title={t`Views`}>
      <Lead>
        <Trans>The videos of everybody on this site together.</Trans>
      </Lead>
      <ResultsPanel of="site" />
    </Panel>
  )
}

const Lead = styled.p`
  margin-block: ${token.space[3]} ${token.space[4]};
  color: ${token.textMuted};
`
