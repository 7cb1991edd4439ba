import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { mayEdit } from '../../lib/session/effective-role.ts'
import { useUser } from '../../lib/session/session.ts'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { GlossaryPanel } from './glossary-panel.tsx'

/** The terms of the site, for all its people. */
export function GlossaryTab() {
  const { data: user } = useUser()
  return (
    <Panel title={t`Glossary`}>
      <Lead>
        <Trans>
          How names and terms are pronounced and translated in all videos of this site. Customers can add their own
          terms, which take precedence.
        </Trans>
      </Lead>
      <GlossaryPanel kind="site" canEdit={Boolean(user && mayEdit(user))} />
    </Panel>
  )
}

const Lead = styled.p`
  max-inline-size: 68ch;
  margin-block-end: ${token.space[4]};
  color: ${token.textMuted};
`
