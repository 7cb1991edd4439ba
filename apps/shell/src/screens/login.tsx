import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Gate } from '../features/accounts/gate.tsx'
import { GoogleLink } from '../features/accounts/google-link.tsx'
import { LoginForm } from '../features/accounts/login-form.tsx'
import { useBoot } from '../kit/boot.ts'
import { useTitle } from '../kit/ui/page.tsx'
import { TextLink } from '../kit/ui/text-link.tsx'

// Few people see it, and only after they have been at Google.
const GoogleProblem = lazy(() =>
  import('../features/accounts/google-problem.tsx').then(({ GoogleProblem }) => ({ default: GoogleProblem })),
)

/** /login */
export function Login() {
  const { t } = useLingui()
  const { companyName } = useBoot().brand
  const [address] = useSearchParams()
  const problem = address.get('problem')
  useTitle(t`Sign in`)
  return (
    <Gate>
      <h1>
        <Trans>Welcome back</Trans>
      </h1>
      <Lead>
        <Trans>Sign in to {companyName}.</Trans>
      </Lead>
      <Suspense>{problem && <GoogleProblem code={problem} />}</Suspense>
      <LoginForm />
      <GoogleLink />
      <p>
        <Trans>
          New to {companyName}? <TextLink to="/register">Sign up</TextLink>
        </Trans>
      </p>
    </Gate>
  )
}

const Lead = styled.p`
  color: ${token.textMuted};
`
