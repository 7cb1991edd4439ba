import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { AuthLayout } from '../app/layouts/auth/auth-layout.tsx'
import { GoogleLink } from '../features/auth/sign-in/google-link.tsx'
import { LoginForm } from '../features/auth/sign-in/login-form.tsx'
import { useBoot } from '../lib/boot/boot.ts'
import { Note } from '../ui/feedback/note.tsx'
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
  const { brand, isPaused, isSuspended } = useBoot()
  const { companyName } = brand
  const [address] = useSearchParams()
  const isClosed = isPaused ?? isSuspended
  useTitle(t`Sign in`)
  return (
    <AuthLayout>
      <h1>
        <Trans>Welcome back</Trans>
      </h1>
      <Lead>
        <Trans>Sign in to {companyName}.</Trans>
      </Lead>
      {isClosed && <Closed />}
      <Suspense>
        <Problem code={address.get('problem')} />
      </Suspense>
      <LoginForm />
      <GoogleLink />
      {!isClosed && (
        <p>
          <Trans>
            New to {companyName}? <TextLink to="/register">Sign up</TextLink>
          </Trans>
        </p>
      )}
    </AuthLayout>
  )
}

/** Says who can sign in while the site is closed, before a customer types a password for nothing. */
function Closed() {
  return (
    <Room>
      <Note tone="warn">
        <Trans>This site is paused. Only its team can sign in.</Trans>
      </Note>
    </Room>
  )
}

/** The note about a closed site says all about `tenant-suspended`. */
function Problem({ code }: { code: string | null }) {
  if (code === null || code === 'tenant-suspended') return null
  return code.startsWith('sso-') ? <SsoProblem code={code} /> : <GoogleProblem code={code} />
}

const Room = styled.div`
  margin-block-start: ${token.space[4]};
`
const Lead = styled.p`
  color: ${token.textMuted};
`
