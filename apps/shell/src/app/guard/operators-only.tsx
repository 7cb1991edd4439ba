import { Outlet } from 'react-router-dom'
import { useBoot } from '../../lib/boot/boot.ts'
import { useUser } from '../../lib/session/session.ts'
import { NotFound } from '../../screens/not-found.tsx'

/** In production, what is inside exists for operators only. Whoever is not signed in is asked to sign in there first. */
export function OperatorsOnly() {
  const { isDevelopment } = useBoot()
  const { data: user } = useUser()
  return isDevelopment || !user || user.role === 'operator' ? <Outlet /> : <NotFound />
}
