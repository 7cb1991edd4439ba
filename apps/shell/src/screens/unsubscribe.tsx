import { Trans, useLingui } from '@lingui/react/macro'
import type { MailKind } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { useTokenOnce } from '../features/auth/recovery/use-token-once.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { useSubmit } from '../lib/forms/use-submit.ts'

/** /unsubscribe: the page behind the link at the end of optional emails. */
export function Unsubscribe() {
  const { t } = useLingui()
  const linkToken = useTokenOnce()
  const choice = useSubmit({
    send: (way: 'POST /api/unsubscribe' | 'POST /api/subscribe') => call(way, { query: { token: linkToken } }),
  })
  const isOff = choice.answer?.isOff ?? false
  const title = isOff ? t`You’ve been unsubscribed` : t`Email preferences`
  useTitle(title)
  return (
    <AuthLayout>
      <Outcome>
        <h1>{title}</h1>
        <Lead role="status">
          {isOff ? (
            <Trans>You’ll still receive emails about your account and payments.</Trans>
          ) : choice.isDone ? (
            <Trans>You’ve resubscribed to these emails.</Trans>
          ) : choice.error !== undefined ? null : (
            <KindText kind={linkToken.split('.')[0]} />
          )}
        </Lead>
        {choice.error !== undefined && (
          <Note tone="bad">
            {choice.error instanceof ApiError ? (
              choice.error.text
            ) : (
              <Trans>Couldn’t reach the server. Check your connection and try again.</Trans>
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
            <Trans>Resubscribe</Trans>
          </Button>
        ) : (
          // Without the token of an email the person is unknown.
          linkToken !== '' && (
            <Button
              busy={choice.isPending}
              busyText={t`Saving...`}
              onClick={() => void choice.submit('POST /api/unsubscribe')}
            >
              <Trans>Unsubscribe</Trans>
            </Button>
          )
        )}
        <LinkButton to="/profile" variant="ghost">
          <Trans>All email settings</Trans>
        </LinkButton>
      </Outcome>
    </AuthLayout>
  )
}

function KindText({ kind }: { kind: string | undefined }) {
  const { companyName } = useBoot().brand
  const texts: Record<MailKind, ReactNode> = {
    videos: <Trans>Stop emails about finished and failed videos?</Trans>,
    twins: <Trans>Stop emails about your digital twins?</Trans>,
    credits: <Trans>Stop low credit emails?</Trans>,
    newsletter: (
      <Trans>Stop newsletters from {companyName}? You’ll still receive emails about your account and videos.</Trans>
    ),
    leads: <Trans>Stop emails about viewer questions? The questions stay in your list.</Trans>,
  }
  return kind !== undefined && kind in texts ? texts[kind as MailKind] : null
}

const Lead = styled.p`
  color: ${token.textMuted};
`
const Outcome = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`
