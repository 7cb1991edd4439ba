import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { IntegrationStatus } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail, Send } from '#icons'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { type EmailTest, useTestEmail } from './queries.ts'
import { Stack } from '../../ui/layout/stack.tsx'

/** Whether emails leave, and how they look in one's own inbox. */
export function EmailTab({ email: { configured, service, isSent } }: { email: IntegrationStatus['status']['email'] }) {
  const by = isolated(service ?? '')
  return (
    <Stack>
      <Status>
        <Mail size={20} aria-hidden="true" />
        <span>
          {configured ? (
            isSent ? (
              <Trans>Connected via {by}</Trans>
            ) : (
              <Trans>Emails are stored at {by}, not sent</Trans>
            )
          ) : (
            <Trans>Email service not configured</Trans>
          )}
        </span>
        {isSent ? (
          <Badge tone="ok">
            <Trans context="switch">Active</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Inactive</Trans>
          </Badge>
        )}
      </Status>
      {configured && (
        <>
          <Lead>
            <Trans>Each email is sent when its event happens. Tests go to your own address.</Trans>
          </Lead>
          <Cards>
            <Template type="welcome" title={t`Welcome Email`} text={t`When a new account is created.`} />
            <Template type="video_completed" title={t`Video Completed`} text={t`When a video is ready to watch.`} />
            <Template type="video_failed" title={t`Video Failed`} text={t`When a video fails.`} />
            <Template
              type="credit_low"
              title={t`Low Credits Warning`}
              text={t`When credits fall below the limit set under Billing.`}
            />
          </Cards>
        </>
      )}
    </Stack>
  )
}

function Template({ type, title, text }: { type: EmailTest; title: string; text: string }) {
  const test = useTestEmail()
  const toast = useToast()
  const send = () =>
    test.mutate(type, {
      onSuccess: ({ to }) => toast({ title: t`Test email sent successfully`, description: to, tone: 'success' }),
      onError: (error) =>
        toast({ title: t`Failed to send test email`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <Card>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button
        variant="secondary"
        icon={<Send size={16} aria-hidden="true" />}
        busy={test.isPending}
        aria-label={t`Send Test Email: ${title}`}
        onClick={send}
      >
        <Trans>Send Test Email</Trans>
      </Button>
    </Card>
  )
}

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  padding-block-end: ${token.space[4]};
  border-block-end: 1px solid ${token.border};
  font-weight: 600;
  svg {
    color: ${token.textMuted};
  }
`
const Lead = styled.p`
  color: ${token.textMuted};
`
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${token.space[4]};
  > section {
    display: flex;
    flex-direction: column;
    align-items: start;
  }
  h2 {
    font-size: ${token.fontSize.lead};
  }
  p {
    flex: 1;
    margin-block: ${token.space[1]} ${token.space[4]};
    color: ${token.textMuted};
  }
`
