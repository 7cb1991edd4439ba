import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelUserSession } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useRef } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatAgo } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { type By, useEndPersonSession, usePersonSessions } from '../queries.ts'
import { SmallText } from '../../../ui/layout/small-text.tsx'

interface PersonSessionsProps {
  userId: string
  isOwn: boolean
  by?: By
}

/** The sessions of a person, which can be ended one by one or all at once. */
export function PersonSessions({ userId, isOwn, by = 'team' }: PersonSessionsProps) {
  const showToast = useToast()
  const ending = useEndPersonSession(userId, by)
  const all = useRef<HTMLDivElement>(null)
  const end = (sessionId?: string) =>
    ending.mutate(sessionId, {
      onSuccess: () => {
        // The pressed button goes away with its session.
        all.current?.focus()
        showToast({ title: sessionId ? t`Session ended` : t`Signed out everywhere`, tone: 'success' })
      },
      onError: (error) => showToast({ title: t`Couldn’t sign out`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <div ref={all} role="group" aria-label={t`Sessions`} tabIndex={-1}>
      <Loaded query={usePersonSessions(userId, by)} title={t`Couldn’t load the sessions.`}>
        {(sessions) =>
          sessions.length === 0 ? (
            <SmallText>{t`Not signed in anywhere.`}</SmallText>
          ) : (
            <>
              <List>
                {sessions.map((session) => (
                  <Row key={session.id} session={session} onEnd={isOwn ? undefined : () => end(session.id)} />
                ))}
              </List>
              {!isOwn && sessions.length > 1 && (
                <Button variant="secondary" busy={ending.isPending} onClick={() => end()}>
                  <Trans>Sign out everywhere</Trans>
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function Row({ session, onEnd }: { session: WhitelabelUserSession; onEnd: (() => void) | undefined }) {
  const [browser, seen] = [isolated(session.browser), formatAgo(session.lastSeenAt)]
  return (
    <li>
      <span>
        <b dir="auto">{session.browser}</b>
        <br />
        {session.address && <bdi>{session.address}, </bdi>}
        {seen}
      </span>
      {onEnd && (
        <Button variant="ghost" aria-label={t`End session: ${browser}, ${seen}`} onClick={onEnd}>
          <Trans>End</Trans>
        </Button>
      )}
    </li>
  )
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.border};
  }
  b {
    font-weight: 600;
    color: ${token.text};
  }
`
