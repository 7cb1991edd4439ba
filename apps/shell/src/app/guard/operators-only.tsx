import { Outlet } from 'react-router-dom'
import { useBoot } from '../../lib/boot/boot.ts'
import { useUser } from '../../lib/session/session.ts'
import { NotFound } from '../../screens/not-found.tsx'

/** In production, the content exists for operators only. Signed-out visitors are asked to sign in first. */
export function OperatorsOnly() {
  const { isDevelopment } = useBoot()
  const { data: user } = useUser()
  return isDevelopment || !user || user.role === 'operator' ? <Outlet /> : <NotFound />
}
