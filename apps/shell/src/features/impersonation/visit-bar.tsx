import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { SupportStatus, User } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { ChevronDown, LifeBuoy } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { formatTime } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { openPageAfterVisit, setPageAfterVisit } from '../../lib/session/after-visit.ts'
import { personName, refreshUser } from '../../lib/session/session.ts'
import { media } from '../../ui/brand/shapes.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
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
        <VisitLine user={user} support={support} />
      </PinnedBar>
    </ProtectedLayer>
  )
}

/** The text and its actions. On phones two lines of the text, and a button that shows the rest. */
function VisitLine({ user, support }: SupportBarProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <Line data-open={isOpen || undefined}>
      <LifeBuoy size={20} aria-hidden="true" />
      <p>
        <VisitText user={user} support={support} /> <q>{support.reason}</q>
      </p>
      <More label={t`Details`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronDown size={20} aria-hidden="true" />
      </More>
      <Answers support={support} />
    </Line>
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
    <Buttons>
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
    </Buttons>
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
  ${media.narrow} {
    flex-wrap: nowrap;
    gap: ${token.space[1]};
    font-size: ${token.fontSize.badge};
    line-height: 1.35;
    > svg {
      display: none;
    }
    > p {
      flex-basis: 0;
      min-inline-size: 0;
    }
    &:not([data-open]) > p {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`
const More = styled(IconButton)`
  display: none;
  ${media.narrow} {
    display: inline-flex;
    inline-size: 36px;
    &[aria-expanded='true'] svg {
      rotate: 180deg;
    }
  }
`
const Buttons = styled(WrapRow)`
  ${media.narrow} {
    flex: none;
    flex-wrap: nowrap;
    > button {
      max-inline-size: 104px;
      padding: 4px 12px;
      font-size: ${token.fontSize.badge};
    }
  }
`
