import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { AlertsTab } from './alerts-tab.tsx'
import { Figures } from './figures.tsx'
import { usePlatformMetrics } from './queries.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'

/** The security of all sites in the last 24 hours; the Security Dashboard has the rest. */
export function SecurityOverview() {
  const { t } = useLingui()
  const metrics = usePlatformMetrics()
  return (
    <Stack>
      <Figures metrics={metrics.data} />
      <Loaded query={metrics} title={t`Couldn’t load the security data.`}>
        {(data) => <AlertsTab metrics={data} />}
      </Loaded>
      <LinkButton variant="secondary" to="/security">
        <Trans>Open the Security Dashboard</Trans>
      </LinkButton>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[5]};
  > * {
    inline-size: 100%;
  }
  > a {
    inline-size: auto;
  }
`
