import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Gate } from '../features/auth/sign-in/gate.tsx'
import { GoogleLink } from '../features/auth/sign-in/google-link.tsx'
import { LoginForm } from '../features/auth/sign-in/login-form.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { useTitle } from '../ui/layout/page.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

// Few people see it, and only after they have been at Google.
const GoogleProblem = lazy(() =>
  import('../features/oauth/google-problem.tsx').then(({ GoogleProblem }) => ({ default: GoogleProblem })),
)

// Few people see it, and only after they have been at their company's identity provider.
const SsoProblem = lazy(() =>
  import('../features/auth/sign-in/sso-problem.tsx').then(({ SsoProblem }) => ({ default: SsoProblem })),
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
      <Suspense>
        {problem && (problem.startsWith('sso-') ? <SsoProblem code={problem} /> : <GoogleProblem code={problem} />)}
      </Suspense>
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
