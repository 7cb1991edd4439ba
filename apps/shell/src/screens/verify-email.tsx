import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { useTokenOfTab } from '../features/auth/recovery/use-token-once.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { permanentProblem } from '../lib/forms/problems.ts'
import { loginPathFor } from '../lib/links/login-path.ts'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { useSubmit } from '../lib/forms/use-submit.ts'

const storageKey = 'emailConfirmation'

/** /verify-email */
export function VerifyEmail() {
  const { t } = useLingui()
  const { hasSession } = useBoot()
  const linkToken = useTokenOfTab(storageKey)
  const verify = useSubmit({
    send: () => call('POST /auth/verify-email', { body: { token: linkToken } }),
    onDone: dropToken,
    onRefused: (error) => isProblem(error, 'verify-link-invalid') && dropToken(),
  })
  useOnce(() => linkToken && hasSession && void verify.submit(undefined))
  const { isDone, error } = verify
  const isElsewhere = isProblem(error, 'verify-link-of-another-account')
  const mustSignIn = linkToken !== '' && (!hasSession || isElsewhere || isProblem(error, 'not-signed-in'))
  const problem = permanentProblem(error)
  const isInvalid = !linkToken || problem !== undefined
  const waitingTitle = mustSignIn ? t`Confirm your email address` : t`Confirming your address`
  useTitle(isDone ? t`Email address confirmed` : isInvalid && !mustSignIn ? t`Invalid link` : waitingTitle)
  return (
    <AuthLayout>
      <Outcome role="status">
        {isDone ? (
          <Confirmed />
        ) : mustSignIn ? (
          <SignInFirst isElsewhere={isElsewhere} />
        ) : isInvalid ? (
          <Invalid text={problem} />
        ) : error ? (
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

function dropToken(): void {
  sessionStorage.removeItem(storageKey)
}

function isProblem(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
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

function SignInFirst({ isElsewhere }: { isElsewhere: boolean }) {
  return (
    <>
      <h1>
        <Trans>Confirm your email address</Trans>
      </h1>
      <Lead>
        {isElsewhere ? (
          <Trans>You’re signed in with another account. Sign in with the account that this email was sent for.</Trans>
        ) : (
          <Trans>
            Sign in to confirm this address. If you didn’t create an account, you don’t need to do anything.
          </Trans>
        )}
      </Lead>
      <LinkButton to={loginPathFor('/verify-email')}>
        <Trans>Sign in</Trans>
      </LinkButton>
    </>
  )
}

function Confirmed() {
  return (
    <>
      <h1>
        <Trans>Email address confirmed</Trans>
      </h1>
      <Lead>
        <Trans>Thank you. You can now use this address to recover your account if you forget your password.</Trans>
      </Lead>
      <LinkButton to="/dashboard">
        <Trans>Open your dashboard</Trans>
      </LinkButton>
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
