import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '../../lib/session/session.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { guardDecision } from './guard-decision.ts'
import { guardTextsFor } from './guard-texts.ts'
import { LoadingPage } from '../loading-page.tsx'
import { loginPathFor } from '../../lib/links/login-path.ts'
import { NotLoaded } from '../not-loaded.tsx'

/** Renders its content for signed-in people; everybody else signs in first and returns to this address. */
export function Guard({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname } = useLocation()
  const decision = guardDecision(user)
  if (decision === 'show') return children
  if (decision === 'sign-in') return <SignInFirst />
  if (decision === 'wait') return <LoadingPage text={guardTextsFor(pathname).loadingText} />
  return <NotLoaded error={user.error} onRetry={() => void user.refetch()} />
}

function SignInFirst() {
  const { t } = useLingui()
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { signInText, delayMs = 0, loadingText } = guardTextsFor(pathname)

  useEffect(() => {
    showToast({ title: t`Authentication Required`, description: signInText, tone: 'destructive' })
    const timer = setTimeout(() => void navigate(loginPathFor(pathname + search), { replace: true }), delayMs)
    return () => clearTimeout(timer)
  }, [showToast, navigate, pathname, search, signInText, delayMs, t])
  return <LoadingPage text={loadingText} />
}
