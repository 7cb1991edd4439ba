import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useToast } from '../../../lib/toast/toast.ts'

const delayMs = 1000

/** Sends the visitor to sign in and remembers the purchase. Signing in leads back to it. */
export function LoginFirst() {
  const { t } = useLingui()
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    localStorage.setItem('checkoutUrl', pathname + search)
    showToast({
      title: t`Login Required`,
      description: t`Please log in to continue with your purchase.`,
      tone: 'destructive',
    })
    const timer = setTimeout(() => void navigate('/login', { replace: true }), delayMs)
    return () => clearTimeout(timer)
  }, [pathname, search, showToast, navigate, t])
  return (
    <p role="status">
      <Trans>Please log in to continue with your purchase.</Trans>
    </p>
  )
}
