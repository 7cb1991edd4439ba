import { lazy, type ReactNode, Suspense } from 'react'
import { Gate } from '../../../features/auth/sign-in/gate.tsx'

// The form comes first, and most visitors change neither.
const AuthTools = lazy(() => import('./auth-tools.tsx').then(({ AuthTools }) => ({ default: AuthTools })))

/** The frame of the sign-in pages, with the choices of language and theme that public pages have. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <Gate
      tools={
        <Suspense fallback={null}>
          <AuthTools />
        </Suspense>
      }
    >
      {children}
    </Gate>
  )
}
