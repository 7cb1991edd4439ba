import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { AgreementLine } from '../features/auth/register/agreement-line.tsx'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { GoogleLink } from '../features/auth/sign-in/google-link.tsx'
import { RegisterForm } from '../features/auth/register/register-form.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { useTitle } from '../ui/layout/page.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

/** /register */
export function Register() {
  const { t } = useLingui()
  const { freeCredits } = useBoot()
  useTitle(t`Create your account`)
  return (
    <AuthLayout>
      <h1>
        <Trans>Create your account</Trans>
      </h1>
      <Lead>
        {freeCredits ? (
          <Trans>
            <Plural value={freeCredits} one="# free credit" other="# free credits" />, about{' '}
            <Plural value={freeCredits} one="# minute" other="# minutes" /> of video. No card needed.
          </Trans>
        ) : (
          <Trans>Creating an account is free. No card needed.</Trans>
        )}
      </Lead>
      <GoogleLink isFirst />
      <RegisterForm />
      <AgreementLine />
      <p>
        <Trans>
          Already have an account? <TextLink to="/login">Sign in</TextLink>
        </Trans>
      </p>
    </AuthLayout>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
