import { useLingui } from '@lingui/react/macro'
import { Outlet } from 'react-router-dom'
import { useUser } from '../kit/session.ts'
import { Forbidden } from './forbidden.tsx'

/** The frame of internal screens. Whatever they call is guarded by the core; this only tells others why they see nothing. */
export function OperatorsOnly() {
  const { t } = useLingui()
  const { data: user } = useUser()
  if (user?.role === 'operator') return <Outlet />
  return (
    <Forbidden
      text={t`This page is there for the people who run this site, to try things out. Nothing of yours is behind it.`}
    />
  )
}
