import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SecurityAlert, SecurityMetrics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatList, formatMoment } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { alertLabels, severityLabels } from './alert-labels.ts'
import { useAcknowledge } from './queries.ts'

const tones: Record<SecurityAlert['severity'], BadgeTone> = {
  critical: 'alarm',
  high: 'bad',
  medium: 'brand',
  low: 'neutral',
}

/** The alerts of the period, newest first. */
export function AlertsTab({ metrics }: { metrics: SecurityMetrics }) {
  const [shownId, setShownId] = useState<string>()
  const alerts = metrics.securityAlerts
  if (alerts.length === 0)
    return (
      <EmptyState
        isPart
        title={t`No alerts in this period`}
        text={t`Failed sign-ins, new devices, role changes and new API keys appear here.`}
      />
    )
  return (
    <>
      <List aria-label={t`Security Alerts`}>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} onDetails={() => setShownId(alert.id)} />
        ))}
      </List>
      <AlertDialog alert={alerts.find(({ id }) => id === shownId)} onClose={() => setShownId(undefined)} />
    </>
  )
}

function AlertRow({ alert, onDetails }: { alert: SecurityAlert; onDetails: () => void }) {
  const acknowledge = useAcknowledge()
  const label = alertLabels[alert.type]
  const title = label.title()
  const ip = alert.ip && isolated(alert.ip)
  const place = [
    alert.site && isolated(alert.site),
    ip && isolated(t`IP ${ip}`),
    isolated(formatMoment(alert.timestamp)),
  ]
  return (
    <Row data-seen={alert.acknowledgedAt !== null}>
      <Badge tone={tones[alert.severity]}>{severityLabels[alert.severity]()}</Badge>
      <div>
        <h2>{title}</h2>
        <p>
          {alert.person?.username && (
            <>
              <bdi>{alert.person.username}</bdi>:{' '}
            </>
          )}
          {label.text(alert)}
        </p>
        <small>{formatList(place.filter((part) => part !== null))}</small>
      </div>
      <Actions>
        {alert.acknowledgedAt === null && (
          <Button
            variant="secondary"
            busy={acknowledge.isPending}
            aria-label={t`Acknowledge: ${title}`}
            onClick={() => acknowledge.mutate(alert.id)}
          >
            <Trans>Acknowledge</Trans>
          </Button>
        )}
        <TextButton aria-haspopup="dialog" aria-label={t`Details: ${title}`} onClick={onDetails}>
          <Trans>Details</Trans>
        </TextButton>
      </Actions>
    </Row>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.border};
`
const Row = styled.li`
  display: grid;
  grid-template-columns: 7rem 1fr auto;
  gap: ${token.space[4]};
  padding-block: ${token.space[4]};
  border-block-end: 1px solid ${token.border};
  > :first-child {
    justify-self: start;
    align-self: start;
  }
  &[data-seen='true'] {
    color: ${token.textMuted};
  }
  h2 {
    font-size: ${token.fontSize.body};
  }
  p,
  small {
    color: ${token.textMuted};
    font-size: ${token.fontSize.small};
  }
  @media (max-width: 720px) {
    grid-template-columns: 1fr;
    gap: ${token.space[2]};
  }
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
`
