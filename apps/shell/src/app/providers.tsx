import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { currentBoot } from '../lib/boot/boot.ts'
import { GlobalStyle } from '../ui/brand/global-style.tsx'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useIdle } from './use-idle.ts'

const Background = lazy(() => import('./background.tsx').then(({ Background }) => ({ default: Background })))

const PreviewListener = lazy(() =>
  import('./preview-listener.tsx').then(({ PreviewListener }) => ({ default: PreviewListener })),
)

/** Everything around the screens, inside a router: messages, global styles, toasts and the error boundary. */
export function Providers({ children }: { children: ReactNode }) {
  const isIdle = useIdle()
  return (
    <I18nProvider i18n={i18n}>
      <GlobalStyle />
      <ErrorBoundary>{children}</ErrorBoundary>
      <Toaster />
      {currentBoot().isPreview && (
        <Suspense fallback={null}>
          <PreviewListener />
        </Suspense>
      )}
      <Suspense fallback={null}>{isIdle && <Background />}</Suspense>
    </I18nProvider>
  )
}
