import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Webhook } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatDate, formatPercent } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { useWebhookActions } from './queries.ts'

interface WebhookRowProps {
  webhook: Webhook
  /** Whether its delivery log is the one below the list. */
  isShown: boolean
  onShow: () => void
}

/** One webhook: its address, its events, its state and its switch. */
export function WebhookRow({ webhook, isShown, onShow }: WebhookRowProps) {
  const { id, url, events, isActive, scope } = webhook
  const { turn } = useWebhookActions()
  const toast = useToast()
  const change = (on: boolean) =>
    turn.mutate(
      { id, isActive: on },
      {
        onSuccess: () => toast({ title: t`Webhook updated successfully`, tone: 'success' }),
        onError: (error) =>
          toast({ title: t`Failed to update webhook`, description: faultOf(error), tone: 'destructive' }),
      },
    )
  return (
    <Row>
      <div>
        <Url dir="ltr">{url}</Url>
        <Badges>
          {scope === 'site' && (
            <Badge tone="brand">
              <Trans>All customers</Trans>
            </Badge>
          )}
          {events.map((event) => (
            <Badge key={event}>
              <span dir="ltr">{event}</span>
            </Badge>
          ))}
        </Badges>
      </div>
      <State webhook={webhook} />
      <Actions role="group" aria-label={url}>
        <Switch
          label={isActive ? t({ message: 'Active', context: 'switch' }) : t`Inactive`}
          on={isActive}
          onChange={change}
        />
        <Button variant="ghost" aria-pressed={isShown} onClick={onShow}>
          <Trans>Deliveries</Trans>
        </Button>
        <Delete webhook={webhook} />
      </Actions>
    </Row>
  )
}

function State({ webhook }: { webhook: Webhook }) {
  const { endedAt, endReason, isActive, failingSince, delivered, failed } = webhook
  if (endedAt && !isActive) {
    const day = formatDate(endedAt)
    return (
      <Figures $isWarning>
        {endReason === 'gone' ? (
          <Trans>Turned off {day}: the endpoint is gone</Trans>
        ) : (
          <Trans>Turned off {day} after 5 days of failures</Trans>
        )}
      </Figures>
    )
  }
  if (failingSince && isActive) {
    const day = formatDate(failingSince)
    return (
      <Figures $isWarning>
        <Trans>Failing since {day}</Trans>
      </Figures>
    )
  }
  if (delivered + failed === 0) return <Figures />
  const rate = formatPercent(Math.floor((1000 * delivered) / (delivered + failed)) / 10)
  return (
    <Figures>
      <Trans>{rate} delivered, 7 days</Trans>
    </Figures>
  )
}

function Delete({ webhook: { id } }: { webhook: Webhook }) {
  const { remove } = useWebhookActions()
  const toast = useToast()
  const [isAsked, setAsked] = useState(false)
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => toast({ title: t`Webhook deleted successfully`, tone: 'success' }),
      onError: (error) =>
        toast({ title: t`Failed to delete webhook`, description: faultOf(error), tone: 'destructive' }),
      onSettled: () => setAsked(false),
    })
  return (
    <>
      <DeleteButton variant="ghost" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        <Trans>Delete</Trans>
      </DeleteButton>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={confirm}
        title={t`Delete this webhook?`}
        text={t`This also deletes its delivery log. No more events are sent.`}
        confirmText={t`Delete`}
        busy={remove.isPending}
        danger
      />
    </>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[3]};
  border-block-end: 1px solid ${token.border};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Url = styled.code`
  display: block;
  inline-size: fit-content;
  font-size: ${token.fontSize.small};
  font-weight: 600;
  overflow-wrap: anywhere;
`
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
  margin-block-start: ${token.space[2]};
`
const Figures = styled.span<{ $isWarning?: boolean }>`
  font-size: ${token.fontSize.small};
  color: ${({ $isWarning }) => ($isWarning ? token.warningText : token.textMuted)};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  label {
    font-size: ${token.fontSize.control};
  }
  button[aria-pressed='true'] {
    background: ${token.primarySubtle};
  }
`
const DeleteButton = styled(Button)`
  color: ${token.dangerText};
`
