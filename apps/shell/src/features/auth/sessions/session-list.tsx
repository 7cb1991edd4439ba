import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Session } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatAgo, formatList, formatMoment } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { sessionEndText } from '../../../lib/session/session-end.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { FirstRows } from '../../../ui/data/first-rows.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { type Ending, useEndSessions, useOwnKeys, useSessions } from './queries.ts'
import { KeyList } from '../recovery/key-list.tsx'
import { SettingsCard } from '../../../ui/layout/settings-card.tsx'

const SESSIONS_FIRST = 5

/** Lists the person's sessions, with buttons that end them. */
export function SessionList() {
  const { data: sessions, error, refetch } = useSessions()
  const { end, isPending } = useEnding()
  const [isAsking, setAsking] = useState(false)
  const { sessionHours } = useBoot()
  const [endKeys, setEndKeys] = useState(false)
  const { data: keys = [] } = useOwnKeys()
  function ask() {
    setEndKeys(false)
    setAsking(true)
  }
  return (
    <SettingsCard title={t`Where you are signed in`} text={sessionEndText(sessionHours)}>
      {error && <ErrorState title={t`Couldn’t load your sessions.`} error={error} onRetry={() => void refetch()} />}
      {!sessions && !error && <Skeleton height="148px" />}
      {sessions && (
        <FirstRows rows={sessions} first={SESSIONS_FIRST}>
          {(shown) => (
            <List>
              {shown.map((session) => (
                <Row key={session.id} session={session} isBusy={isPending} onEnd={() => end({ id: session.id })} />
              ))}
            </List>
          )}
        </FirstRows>
      )}
      {sessions && (sessions.length > 1 || keys.length > 0) && (
        <Everywhere variant="secondary" busy={isPending} aria-haspopup="dialog" onClick={ask}>
          <Trans>Sign out everywhere</Trans>
        </Everywhere>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => end({ endKeys }, () => setAsking(false))}
        title={t`Sign out everywhere?`}
        text={t`Sign out all other browsers.`}
        confirmText={t`Sign out`}
        busyText={t`Signing out...`}
        busy={isPending}
      >
        {keys.length > 0 && (
          <>
            <KeyList keys={keys} />
            <Checkbox
              label={<Trans>Also revoke my API keys</Trans>}
              checked={endKeys}
              onChange={(event) => setEndKeys(event.currentTarget.checked)}
            />
          </>
        )}
      </ConfirmDialog>
    </SettingsCard>
  )
}

interface RowProps {
  session: Session
  isBusy: boolean
  onEnd: () => void
}

function Row({ session: { browser, address, createdAt, lastSeenAt, isCurrent }, isBusy, onEnd }: RowProps) {
  const [start, seen, name] = [formatMoment(createdAt), formatAgo(lastSeenAt), isolated(browser)]
  const place = formatList([...(address ? [isolated(address)] : []), t`since ${start}`])
  return (
    <li>
      <div>
        <b dir="auto">{browser}</b> {isCurrent && <Badge tone="brand">{t`This browser`}</Badge>}
        <p>
          {isCurrent ? (
            <Trans>{place}. Active now.</Trans>
          ) : (
            <Trans>
              {place}. Last active {seen}.
            </Trans>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="ghost" disabled={isBusy} aria-label={t`Sign out ${name}, ${place}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  )
}

function useEnding() {
  const showToast = useToast()
  const ending = useEndSessions()
  function end(what: Ending, onDone?: () => void): void {
    ending.mutate(what, {
      onSuccess: () =>
        showToast({ title: what.id ? t`Session ended` : t`Signed out of all other browsers`, tone: 'success' }),
      onError: () =>
        showToast({
          title: t`Error`,
          description: t`Couldn’t end the session. Please try again.`,
          tone: 'destructive',
        }),
      onSettled: () => onDone?.(),
    })
  }
  return { end, isPending: ending.isPending }
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  font-size: ${token.fontSize.control};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]};
    padding-block: ${token.space[3]};
  }
  li + li {
    border-block-start: 1px solid ${token.border};
  }
  b {
    font-weight: 600;
  }
  p {
    margin-block-start: 2px;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`
const Everywhere = styled(Button)`
  justify-self: start;
`
