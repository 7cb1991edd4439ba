import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { AgreementLine } from '../features/accounts/agreement-line.tsx'
import { Gate } from '../features/accounts/gate.tsx'
import { GoogleLink } from '../features/accounts/google-link.tsx'
import { RegisterForm } from '../features/accounts/register-form.tsx'
import { useBoot } from '../kit/boot.ts'
import { useTitle } from '../kit/ui/page.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'

/** /register */
export function Register() {
  const { t } = useLingui()
  const { freeCredits } = useBoot()
  useTitle(t`Create your account`)
  return (
    <Gate>
      <h1>
        <Trans>Create your account</Trans>
      </h1>
      <Lead>
        <Trans>
          <Plural value={freeCredits} one="# free credit" other="# free credits" />, about{' '}
          <Plural value={freeCredits} one="# minute" other="# minutes" /> of video. No card needed.
        </Trans>
      </Lead>
      <GoogleLink isFirst />
      <RegisterForm />
      <AgreementLine />
      <p>
        <Trans>
          Already have an account? <TextLink to="/login">Sign in</TextLink>
        </Trans>
      </p>
    </Gate>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
