import { lazy, type ReactNode, Suspense } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { GlobalStyle } from '../kit/ui/global-style.tsx'
import { Toaster } from '../kit/ui/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useIdle } from './use-idle.ts'

const Background = lazy(() => import('./background.tsx').then(({ Background }) => ({ default: Background })))

/** Everything around the screens: addresses, styles, toasts, and the net below. */
export function Providers({ children }: { children: ReactNode }) {
  const isIdle = useIdle()
  return (
    <BrowserRouter>
      <GlobalStyle />
      <ErrorBoundary>{children}</ErrorBoundary>
      <Toaster />
      <Suspense fallback={null}>{isIdle && <Background />}</Suspense>
    </BrowserRouter>
  )
}
