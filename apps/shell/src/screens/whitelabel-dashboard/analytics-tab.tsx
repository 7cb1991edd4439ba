import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { ResultsPanel } from '../../features/sharing/results-panel.tsx'
import { Card } from '../../kit/ui/card.tsx'

/** How often the videos of the whole site were watched, and what came of it. */
export function AnalyticsTab() {
  return (
    <Box aria-labelledby="views-title">
      <div>
        <h2 id="views-title">
          <Trans>Views</Trans>
        </h2>
        <p>
          <Trans>The videos of everybody on this site together.</Trans>
        </p>
      </div>
      <ResultsPanel of="site" />
    </Box>
  )
}

const Box = styled(Card)`
  display: grid;
  gap: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > div:first-child > p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
