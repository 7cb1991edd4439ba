import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { useTokenOnce } from '../features/accounts/use-token-once.ts'
import { currentBoot } from '../kit/boot.ts'
import { Button, LinkButton } from '../kit/ui/button.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { useSubmit } from '../kit/use-submit.ts'

/** /verify-email */
export function VerifyEmail() {
  const { t } = useLingui()
  const linkToken = useTokenOnce()
  const [isDone, setDone] = useState(false)
  const verify = useSubmit({
    send: () => call('POST /auth/verify-email', { body: { token: linkToken } }),
    onDone: () => setDone(true),
    onRefused: () => {},
  })
  useOnce(() => linkToken && void verify.submit(undefined))
  const isInvalid = !linkToken || verify.error instanceof ApiError
  useTitle(isDone ? t`Address confirmed` : isInvalid ? t`Invalid Link` : t`Confirming your address`)
  return (
    <Gate>
      <Told role="status">
        {isDone ? (
          <Confirmed />
        ) : isInvalid ? (
          <Invalid text={verify.error instanceof ApiError ? verify.error.text : undefined} />
        ) : verify.error ? (
          <Unreached onRetry={() => void verify.submit(undefined)} />
        ) : (
          <h1>
            <Trans>Confirming your address...</Trans>
          </h1>
        )}
      </Told>
    </Gate>
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
        <Trans>Address confirmed</Trans>
      </h1>
      <Lead>
        <Trans>Thank you. From now on this address can bring you back in if you forget your password.</Trans>
      </Lead>
      <LinkButton to={path}>{text}</LinkButton>
    </>
  )
}

function Invalid({ text }: { text: string | undefined }) {
  return (
    <>
      <h1>
        <Trans>Invalid Link</Trans>
      </h1>
      <Lead>{text ?? <Trans>This address is not complete. Open the link in the mail again.</Trans>}</Lead>
      <LinkButton to="/profile">
        <Trans>Open your account settings</Trans>
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
        <Trans>The server could not be reached. Check your connection and try again.</Trans>
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
const Told = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
`
