import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '../kit/session.ts'
import { useToast } from '../kit/toast.ts'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page } from '../kit/ui/page.tsx'
import { guardDecision } from './guard-decision.ts'
import { LoadingPage } from './loading-page.tsx'
import { loginPathFor } from './login-path.ts'

interface GuardProps {
  /** The sentence of the toast for somebody who is not signed in. */
  signInText: string
  /** How long the toast is shown before the sign-in page comes, in milliseconds. */
  delayMs?: number
  /** What the page says while it is not known yet who is there. */
  loadingText?: string
  children: ReactNode
}

/** Lets only signed-in people see what is inside; everybody else signs in first and then comes back to this address. */
export function Guard({ signInText, delayMs = 0, loadingText, children }: GuardProps) {
  const user = useUser()
  const decision = guardDecision(user)
  if (decision === 'show') return children
  if (decision === 'sign-in') return <SignInFirst text={signInText} delayMs={delayMs} />
  if (decision === 'wait') return <LoadingPage text={loadingText} />
  return (
    <Page title="Not loaded">
      <ErrorState title="Your account could not be loaded." error={user.error} onRetry={() => void user.refetch()} />
    </Page>
  )
}

function SignInFirst({ text, delayMs }: { text: string; delayMs: number }) {
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    showToast({ title: 'Authentication Required', description: text, tone: 'destructive' })
    const timer = setTimeout(() => void navigate(loginPathFor(pathname + search), { replace: true }), delayMs)
    return () => clearTimeout(timer)
  }, [showToast, navigate, pathname, search, text, delayMs])
  return <LoadingPage />
}
