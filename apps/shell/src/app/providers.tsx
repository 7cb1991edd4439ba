import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { GlobalStyle } from '../kit/ui/global-style.tsx'
import { Toaster } from '../kit/ui/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LiveBrand } from './live-brand.tsx'
import { OfflineBanner } from './offline-banner.tsx'

// Data is asked for once and then kept fresh by live messages and by whoever changes it.
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
    mutations: { retry: false },
  },
})

/** Everything around the screens: data, addresses, styles, toasts and the nets below. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <GlobalStyle />
        <OfflineBanner />
        <ErrorBoundary>{children}</ErrorBoundary>
        <Toaster />
        <LiveBrand />
      </BrowserRouter>
    </QueryClientProvider>
  )
}
