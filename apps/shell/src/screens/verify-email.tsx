import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { useTokenOnce } from '../features/auth/recovery/use-token-once.ts'
import { currentBoot } from '../lib/boot/boot.ts'
import { permanentProblem } from '../lib/forms/problems.ts'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { useSubmit } from '../lib/forms/use-submit.ts'

/** /verify-email */
export function VerifyEmail() {
  const { t } = useLingui()
  const linkToken = useTokenOnce()
  const verify = useSubmit({
    send: () => call('POST /auth/verify-email', { body: { token: linkToken } }),
  })
  useOnce(() => linkToken && void verify.submit(undefined))
  const { isDone } = verify
  const problem = permanentProblem(verify.error)
  const isInvalid = !linkToken || problem !== undefined
  useTitle(isDone ? t`Email address confirmed` : isInvalid ? t`Invalid link` : t`Confirming your address`)
  return (
    <AuthLayout>
      <Outcome role="status">
        {isDone ? (
          <Confirmed />
        ) : isInvalid ? (
          <Invalid text={problem} />
        ) : verify.error ? (
          <Unreached onRetry={() => void verify.submit(undefined)} />
        ) : (
          <h1>
            <Trans>Confirming your address...</Trans>
          </h1>
        )}
      </Outcome>
    </AuthLayout>
  )
}

/** Runs what changes something on the server once, although React may run an effect twice. */
function useOnce(act: () => void): void {
  const hasRun = useRef(false)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    act()
  })
}

function Confirmed() {
  const { t } = useLingui()
  const [path, text] = currentBoot().hasSession ? ['/dashboard', t`Open your dashboard`] : ['/login', t`Sign in`]
  return (
    <>
      <h1>
        <Trans>Email address confirmed</Trans>
      </h1>
      <Lead>
        <Trans>Thank you. You can now use this address to recover your account if you forget your password.</Trans>
      </Lead>
      <LinkButton to={path}>{text}</LinkButton>
    </>
  )
}

function Invalid({ text }: { text: string | undefined }) {
  return (
    <>
      <h1>
        <Trans>Invalid link</Trans>
      </h1>
      <Lead>{text ?? <Trans>This link is incomplete. Open it again from the email.</Trans>}</Lead>
      <LinkButton to="/profile">
        <Trans>Open account settings</Trans>
      </LinkButton>
    </>
  )
}

function Unreached({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1>
        <Trans>Not confirmed yet</Trans>
      </h1>
      <Lead>
        <Trans>Couldn’t reach the server. Check your connection and try again.</Trans>
      </Lead>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
const Outcome = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`
