import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { SupportStatus, User } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { LifeBuoy } from '#icons'
import styled from 'styled-components'
import { formatTime } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { openPageAfterVisit, setPageAfterVisit } from '../../lib/session/after-visit.ts'
import { personName, refreshUser } from '../../lib/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { PinnedBar, ProtectedLayer } from '../../ui/dialogs/protected-layer.tsx'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { useVisitEnd } from './use-visit-end.ts'
import { WrapRow } from '../../ui/layout/stack.tsx'

interface SupportBarProps {
  user: User
  support: SupportStatus
}

/** A bar above every screen while an impersonation of the account is requested, allowed or running. It cannot be dismissed. */
export function SupportBar({ user, support }: SupportBarProps) {
  useVisitEnd(user.id, support.endsAt)
  return (
    <ProtectedLayer place="bar">
      <PinnedBar role="status" data-state={support.state}>
        <Line>
          <LifeBuoy size={20} aria-hidden="true" />
          <p>
            <VisitText user={user} support={support} /> <q>{support.reason}</q>
          </p>
          <Answers support={support} />
        </Line>
      </PinnedBar>
    </ProtectedLayer>
  )
}

function VisitText({ user, support: { state, isVisitor, actorName, endsAt } }: SupportBarProps) {
  const { t } = useLingui()
  const who = actorName ? isolated(actorName) : t`Support`
  const name = isolated(personName(user))
  const time = formatTime(endsAt)
  if (isVisitor)
    return (
      <Trans>
        <b>You’re in {name}’s account</b> until {time}. You can’t pay, delete anything or change their sign-in details.
      </Trans>
    )
  if (state === 'running')
    return (
      <Trans>
        <b>{who} is in your account</b> until {time}.
      </Trans>
    )
  if (state === 'allowed')
    return (
      <Trans>
        <b>You’ve allowed support one 30-minute session</b> in your account. It hasn’t started.
      </Trans>
    )
  return (
    <Trans>
      <b>{who} is asking to access your account</b> for 30 minutes.
    </Trans>
  )
}

function Answers({ support: { state, isVisitor } }: Pick<SupportBarProps, 'support'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const act = useSubmit({
    send: async (isAllowed: boolean | undefined): Promise<void> => {
      // Set before: the live message of the end can be here before the answer.
      if (isVisitor) setPageAfterVisit('/whitelabel-dashboard?tab=users')
      if (isAllowed === undefined) await call('DELETE /api/act-as')
      else await call('PATCH /api/support', { body: { allowed: isAllowed } })
    },
    onDone: () => (isVisitor ? openPageAfterVisit() : void refreshUser(client)),
    onRefused() {
      setPageAfterVisit(undefined)
      // The other side was quicker: there is nothing to end any more.
      void refreshUser(client)
    },
  })
  const words = state === 'running' ? t`End session` : t`Revoke`
  return (
    <WrapRow>
      {state === 'asked' ? (
        <>
          <Button busy={act.isPending} onClick={() => void act.submit(true)}>
            <Trans>Allow for 30 minutes</Trans>
          </Button>
          <Button variant="secondary" disabled={act.isPending} onClick={() => void act.submit(false)}>
            <Trans context="visit">No</Trans>
          </Button>
        </>
      ) : (
        <Button variant="secondary" busy={act.isPending} onClick={() => void act.submit(undefined)}>
          {words}
        </Button>
      )}
    </WrapRow>
  )
}

const Line = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  font-size: ${token.fontSize.small};
  > svg {
    flex: none;
    color: ${token.warningText};
  }
  > p {
    flex: 1 1 240px;
    overflow-wrap: anywhere;
  }
  q {
    color: ${token.textMuted};
  }
`
