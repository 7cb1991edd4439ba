import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { IntegrationStatus } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { KeysPanel } from '../features/api-keys/keys-panel.tsx'
import { EmailTab } from '../features/integrations/email-tab.tsx'
import { ExportTab } from '../features/integrations/export-tab.tsx'
import { useIntegrationStatus } from '../features/integrations/queries.ts'
import { SharingTab } from '../features/integrations/sharing-tab.tsx'
import { Summary } from '../features/integrations/summary.tsx'
import { WebhooksTab } from '../features/integrations/webhooks/webhooks-tab.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { mayAdminister, mayHaveKeys } from '../lib/session/effective-role.ts'
import { useUser } from '../lib/session/session.ts'
import { TabRow } from '../ui/controls/tab-row.tsx'
import { Badge } from '../ui/feedback/badge.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'

const path = '/integrations'
const tabNames = ['webhooks', 'export', 'sharing', 'email', 'api'] as const
type TabName = (typeof tabNames)[number]

/** /integrations */
export function Integrations() {
  const status = useIntegrationStatus()
  return (
    <Page title={t`Integrations`}>
      <PageHeading
        title={
          <Heading>
            <Trans>Integrations</Trans>{' '}
            <Badge tone="brand">
              <Trans>Enterprise Features</Trans>
            </Badge>
          </Heading>
        }
        text={t`Send events to your systems, export your data, share videos and test emails.`}
      />
      {status.error && !status.data && (
        <ErrorState
          title={t`Couldn’t load your integrations.`}
          error={status.error}
          onRetry={() => void status.refetch()}
        />
      )}
      {status.isPending && (
        <div role="status">
          <p>
            <Trans>Loading integrations...</Trans>
          </p>
          <Skeleton height="320px" radius={token.radius.card} />
        </div>
      )}
      {status.data && <Board status={status.data.status} />}
    </Page>
  )
}

function Board({ status }: { status: IntegrationStatus['status'] }) {
  const [address] = useSearchParams()
  const { data: user } = useUser()
  const { switches } = useBoot()
  const isAdmin = user !== undefined && user !== null && mayAdminister(user)
  const hasKeys = user !== undefined && user !== null && mayHaveKeys(user, switches)
  const shown = tabNames.filter((name) => name !== 'api' || hasKeys)
  const current = shown.find((name) => name === address.get('tab')) ?? 'webhooks'
  const texts: Record<TabName, string> = {
    webhooks: t`Webhooks`,
    export: t`Data Export`,
    sharing: t`Social Sharing`,
    email: t`Email Notifications`,
    api: t`API keys`,
  }
  return (
    <>
      <Summary status={status} />
      <Tabs>
        <TabRow
          label={t`Integrations`}
          tabs={shown.map((name) => ({ to: addressOf(name), text: texts[name] }))}
          current={addressOf(current)}
        />
      </Tabs>
      {current === 'webhooks' && <WebhooksTab />}
      {current === 'export' && <ExportTab />}
      {current === 'sharing' && <SharingTab />}
      {current === 'email' && <EmailTab email={status.email} />}
      {current === 'api' && <KeysPanel isOwn={!isAdmin} />}
    </>
  )
}

function addressOf(name: TabName): string {
  return name === 'webhooks' ? path : `${path}?tab=${name}`
}

const Heading = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  .t-badge {
    font-family: ${token.font.text};
    letter-spacing: normal;
  }
`
const Tabs = styled.div`
  border-block-end: 1px solid ${token.border};
`
