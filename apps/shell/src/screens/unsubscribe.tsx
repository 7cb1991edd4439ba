import { Trans, useLingui } from '@lingui/react/macro'
import type { MailKind } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { useTokenOnce } from '../features/accounts/use-token-once.ts'
import { useBoot } from '../kit/boot.ts'
import { Button, LinkButton } from '../kit/ui/button.tsx'
import { Note } from '../kit/ui/note.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { useSubmit } from '../kit/use-submit.ts'

/** /unsubscribe: where the link below a letter leads that nobody needs to get. */
export function Unsubscribe() {
  const { t } = useLingui()
  const linkToken = useTokenOnce()
  const choice = useSubmit({
    send: (way: 'POST /api/unsubscribe' | 'POST /api/subscribe') => call(way, { query: { token: linkToken } }),
    onDone: () => {},
    onRefused: () => {},
  })
  const isOff = choice.answer?.isOff ?? false
  const title = isOff ? t`You get no more of these mails` : t`Mails you do not want`
  useTitle(title)
  return (
    <Gate>
      <Told>
        <h1>{title}</h1>
        <Lead role="status">
          {isOff ? (
            <Trans>What concerns your account and your money still reaches you.</Trans>
          ) : choice.isDone ? (
            <Trans>You get these mails again.</Trans>
          ) : (
            <KindText kind={linkToken.split('.')[0]} />
          )}
        </Lead>
        {choice.error !== undefined && (
          <Note tone="bad">
            {choice.error instanceof ApiError ? (
              choice.error.text
            ) : (
              <Trans>The server could not be reached. Check your connection and try again.</Trans>
            )}
          </Note>
        )}
        {isOff ? (
          <Button
            variant="secondary"
            busy={choice.isPending}
            busyText={t`Saving...`}
            onClick={() => void choice.submit('POST /api/subscribe')}
          >
            <Trans>I want them after all</Trans>
          </Button>
        ) : (
          <Button
            busy={choice.isPending}
            busyText={t`Saving...`}
            onClick={() => void choice.submit('POST /api/unsubscribe')}
          >
            <Trans>Send me no more of these</Trans>
          </Button>
        )}
        <LinkButton to="/profile" variant="ghost">
          <Trans>All mail settings</Trans>
        </LinkButton>
      </Told>
    </Gate>
  )
}

function KindText({ kind }: { kind: string | undefined }) {
  const { companyName } = useBoot().brand
  const texts: Record<MailKind, ReactNode> = {
    videos: <Trans>This link ends the mails that say how your videos ended.</Trans>,
    credits: <Trans>This link ends the mails that say that your credits run low.</Trans>,
    newsletter: (
      <Trans>
        This link ends the newsletters of {companyName}. Mails about your account and your videos are not among them.
      </Trans>
    ),
    leads: <Trans>This link ends the mails about questions of your viewers. The questions stay in your list.</Trans>,
  }
  return kind !== undefined && kind in texts ? texts[kind as MailKind] : null
}

const Lead = styled.p`
  color: ${token.textMuted};
`
const Told = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`
