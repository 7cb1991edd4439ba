import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { ForgotForm } from '../features/accounts/forgot-form.tsx'
import { Gate } from '../features/accounts/gate.tsx'
import { useBoot } from '../kit/boot.ts'
import { Button } from '../kit/ui/button.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { Skeleton } from '../kit/ui/skeleton.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'

// Most people come for a mail.
const RecoverForm = lazy(() =>
  import('../features/accounts/recover-form.tsx').then(({ RecoverForm }) => ({ default: RecoverForm })),
)

/** /forgot-password */
export function ForgotPassword() {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string>()
  const [hasCode, setHasCode] = useState(false)
  useTitle(sentTo ? t`Check Your Email` : t`Forgot your password?`)
  return (
    <Gate>
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
    </Gate>
  )
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  return (
    <>
      <h1>
        <Trans>Forgot your password?</Trans>
      </h1>
      <Lead>
        <Trans>Type the email address of your account. We write a link for a new password to it.</Trans>
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
        <Trans>
          A recovery code sets a new password without any mail. Every browser you are signed in with is signed out.
        </Trans>
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
    <Told role="status">
      <h1>
        <Trans>Check Your Email</Trans>
      </h1>
      <Lead>
        <Trans>
          If an account has the address <strong>{email}</strong>, we have written a link for a new password to it. It
          works once and for 30 minutes.
        </Trans>
      </Lead>
      <Lead>
        <Trans>
          Nothing there after ten minutes? Look into the spam folder, check that it is the address you registered with,
          or write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>: people there help you in.
        </Trans>
      </Lead>
    </Told>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
const Switch = styled(Button)`
  margin-block-end: ${token.space[4]};
`
const Told = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-block-end: ${token.space[5]};
`
