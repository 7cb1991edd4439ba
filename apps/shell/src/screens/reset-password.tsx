import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { ResetForm } from '../features/auth/recovery/reset-form.tsx'
import { useTokenOnce } from '../features/auth/recovery/use-token-once.ts'
import { useTitle } from '../ui/layout/page.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { Stack } from '../ui/layout/stack.tsx'

/** The delay before the redirect to the sign-in page, in milliseconds, so that the success message can be read. */
const loginDelayMs = 2000

/** /reset-password */
export function ResetPassword() {
  const { t } = useLingui()
  const resetToken = useTokenOnce()
  const [isDone, setDone] = useState(false)
  useTitle(isDone ? t`Password Updated` : resetToken ? t`Choose a new password` : t`Invalid Reset Link`)
  return (
    <AuthLayout>{isDone ? <Updated /> : resetToken ? <Choose {...{ resetToken, setDone }} /> : <Invalid />}</AuthLayout>
  )
}

function Choose({ resetToken, setDone }: { resetToken: string; setDone: (isDone: boolean) => void }) {
  return (
    <>
      <h1>
        <Trans>Choose a new password</Trans>
      </h1>
      <Lead>
        <Trans>This signs out all your browsers.</Trans>
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
    <Stack role="status">
      <h1>
        <Trans>Password Updated</Trans>
      </h1>
      <Lead>
        <Trans>Your password has been updated successfully. Taking you to sign-in...</Trans>
      </Lead>
      <p>
        <TextLink to="/login">
          <Trans>Back to Login</Trans>
        </TextLink>
      </p>
    </Stack>
  )
}

function Invalid() {
  return (
    <Stack>
      <h1>
        <Trans>Invalid Reset Link</Trans>
      </h1>
      <Lead>
        <Trans>This link is incomplete. Open it again from the email, or request a new one.</Trans>
      </Lead>
      <p>
        <TextLink to="/forgot-password">
          <Trans>Request a new link</Trans>
        </TextLink>
      </p>
    </Stack>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
