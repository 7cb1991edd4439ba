import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SsoOverview } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Copied } from '../../ui/partner-dashboard/copied.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { DomainList } from './domain-list.tsx'
import { ScimSection } from './scim-section.tsx'
import { useSso } from './queries.ts'

/** The company's identity provider: its connection, the email domains it is for, and the roles that people get. */
export function SsoPanel() {
  return (
    <Panel title={t`Single sign-on`}>
      <Loaded query={useSso()} title={t`Couldn’t load single sign-on.`}>
        {(overview) => <Setup overview={overview} />}
      </Loaded>
    </Panel>
  )
}

function Setup({ overview }: { overview: SsoOverview }) {
  const { connection, domains, callbackUrl } = overview
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <p>
        <Trans>
          People with an email address at your domains sign in with your OpenID Connect provider, such as Okta or
          Microsoft Entra ID. New people get an account the first time.
        </Trans>
      </p>
      {connection || isOpen ? (
        <>
          <div>
            <h3>
              <Trans>Redirect URL for your provider</Trans>
            </h3>
            <Copied value={callbackUrl} />
          </div>
          <ConnectionForm key={connection?.issuer} connection={connection} />
        </>
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            <Trans>Set up single sign-on</Trans>
          </Button>
        </div>
      )}
      <DomainList domains={domains} canRequire={connection?.isOn ?? false} />
      <ScimSection />
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  margin-block-end: ${token.space[6]};
  > p {
    max-inline-size: 64ch;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  h3 {
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
