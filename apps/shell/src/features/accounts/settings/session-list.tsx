import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Session } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatAgo, formatList, formatMoment } from '../../../kit/format.ts'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { useToast } from '../../../kit/toast.ts'
import { Badge } from '../../../kit/ui/badge.tsx'
import { Button } from '../../../kit/ui/button.tsx'
import { Checkbox } from '../../../kit/ui/checkbox.tsx'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx'
import { ErrorState } from '../../../kit/ui/error-state.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { type Ending, useEndSessions, useOwnKeys, useSessions } from './profile-queries.ts'
import { KeyList } from '../key-list.tsx'
import { SettingsCard } from './settings-card.tsx'

/** Where the person is signed in, and the way to end what they do not know. */
export function SessionList() {
  const { data: sessions, error, refetch } = useSessions()
  const { end, isPending } = useEnding()
  const [isAsking, setAsking] = useState(false)
  const [endKeys, setEndKeys] = useState(false)
  const { data: keys = [] } = useOwnKeys()
  return (
    <SettingsCard title={t`Where you are signed in`} text={t`A session ends by itself after 24 hours without use.`}>
      {error && (
        <ErrorState title={t`Your sessions could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!sessions && !error && <Skeleton height="72px" />}
      {sessions && (
        <List>
          {sessions.map((session) => (
            <Row key={session.id} session={session} isBusy={isPending} onEnd={() => end({ id: session.id })} />
          ))}
        </List>
      )}
      {sessions && (sessions.length > 1 || keys.length > 0) && (
        <Everywhere variant="secondary" busy={isPending} aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Trans>Sign out everywhere</Trans>
        </Everywhere>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => end({ endKeys }, () => setAsking(false))}
        title={t`Sign out everywhere?`}
        text={t`Every browser but this one has to sign in again.`}
        confirmText={t`Sign out`}
        busyText={t`Signing out...`}
        busy={isPending}
      >
        {keys.length > 0 && (
          <>
            <KeyList keys={keys} />
            <Checkbox
              label={<Trans>Revoke my API keys as well</Trans>}
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
            <Trans>{place}. In use now.</Trans>
          ) : (
            <Trans>
              {place}. Last seen {seen}.
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
        showToast({ title: what.id ? t`Session ended` : t`Signed out everywhere else`, tone: 'success' }),
      onError: () =>
        showToast({
          title: t`Error`,
          description: t`The session could not be ended. Please try again.`,
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
