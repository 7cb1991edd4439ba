import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { ResetForm } from '../features/accounts/reset-form.tsx'
import { useTokenOnce } from '../features/accounts/use-token-once.ts'
import { useTitle } from '../kit/ui/page.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'

/** How long one reads that it worked before the sign-in page comes, in milliseconds. */
const loginDelayMs = 2000

/** /reset-password */
export function ResetPassword() {
  const { t } = useLingui()
  const resetToken = useTokenOnce()
  const [isDone, setDone] = useState(false)
  useTitle(isDone ? t`Password Updated` : resetToken ? t`Choose a new password` : t`Invalid Reset Link`)
  return <Gate>{isDone ? <Updated /> : resetToken ? <Choose {...{ resetToken, setDone }} /> : <Invalid />}</Gate>
}

function Choose({ resetToken, setDone }: { resetToken: string; setDone: (isDone: boolean) => void }) {
  return (
    <>
      <h1>
        <Trans>Choose a new password</Trans>
      </h1>
      <Lead>
        <Trans>Every browser you are signed in with will be signed out.</Trans>
      </Lead>
      <ResetForm token={resetToken} onDone={() => setDone(true)} />
      <p>
        <Trans>
          Link expired? <TextLink to="/forgot-password">Ask for a new one</TextLink>
        </Trans>
      </p>
    </>
  )
}

function Updated() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), loginDelayMs)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Told role="status">
      <h1>
        <Trans>Password Updated</Trans>
      </h1>
      <Lead>
        <Trans>Your password has been updated successfully. The sign-in page comes in a moment.</Trans>
      </Lead>
      <p>
        <TextLink to="/login">
          <Trans>Back to Login</Trans>
        </TextLink>
      </p>
    </Told>
  )
}

function Invalid() {
  return (
    <Told>
      <h1>
        <Trans>Invalid Reset Link</Trans>
      </h1>
      <Lead>
        <Trans>This address is not complete. Open the link in the mail again, or ask for a new one.</Trans>
      </Lead>
      <p>
        <TextLink to="/forgot-password">
          <Trans>Ask for a new link</Trans>
        </TextLink>
      </p>
    </Told>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
const Told = styled.div`
  display: grid;
  gap: ${token.space[4]};
`
