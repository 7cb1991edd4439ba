import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { ForgotForm } from '../features/auth/recovery/forgot-form.tsx'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { Button } from '../ui/controls/button.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

// Loaded on demand, because most people want an email.
const RecoverForm = lazy(() =>
  import('../features/auth/recovery/recover-form.tsx').then(({ RecoverForm }) => ({ default: RecoverForm })),
)

/** /forgot-password */
export function ForgotPassword() {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string>()
  const [hasCode, setHasCode] = useState(false)
  useTitle(sentTo ? t`Check Your Email` : t`Forgot your password?`)
  return (
    <AuthLayout>
      {sentTo ? <Sent email={sentTo} /> : hasCode ? <Recover /> : <Ask onSent={setSentTo} />}
      {!sentTo && (
        <Switch variant="secondary" block onClick={() => setHasCode(!hasCode)}>
          {hasCode ? <Trans>Send me a link by email</Trans> : <Trans>I have a recovery code</Trans>}
        </Switch>
      )}
      <p>
        <TextLink to="/login">
          <Trans>Back to Login</Trans>
        </TextLink>
      </p>
    </AuthLayout>
  )
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  return (
    <>
      <h1>
        <Trans>Forgot your password?</Trans>
      </h1>
      <Lead>
        <Trans>Enter your account’s email address. We’ll send you a link to reset your password.</Trans>
      </Lead>
      <ForgotForm onSent={onSent} />
    </>
  )
}

function Recover() {
  const navigate = useNavigate()
  return (
    <>
      <h1>
        <Trans>Forgot your password?</Trans>
      </h1>
      <Lead>
        <Trans>A recovery code resets your password without an email. All your browsers are signed out.</Trans>
      </Lead>
      <Suspense fallback={<Skeleton height="420px" />}>
        <RecoverForm onDone={() => void navigate('/login', { replace: true })} />
      </Suspense>
    </>
  )
}

function Sent({ email }: { email: string }) {
  const { supportEmail } = useBoot()
  return (
    <Outcome role="status">
      <h1>
        <Trans>Check Your Email</Trans>
      </h1>
      <Lead>
        <Trans>
          If there is an account for <strong>{email}</strong>, we’ve sent a link to reset the password. It works once,
          within 30 minutes.
        </Trans>
      </Lead>
      <Lead>
        <Trans>
          Nothing after ten minutes? Check your spam folder and the address you registered with, or contact{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a> for help.
        </Trans>
      </Lead>
    </Outcome>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
const Switch = styled(Button)`
  margin-block-end: ${token.space[4]};
`
const Outcome = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-block-end: ${token.space[5]};
`
