import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useUser } from '../lib/session/session.ts'
import { screen } from './screen.ts'

const SupportBar = screen('app', async () => (await import('../features/impersonation/visit-bar.tsx')).SupportBar)

/** The bar of an impersonation visit on public pages, which load no session. */
export function PublicSupport() {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  )
  return (
    <QueryClientProvider client={client}>
      <Bar />
    </QueryClientProvider>
  )
}

function Bar() {
  const { data: user } = useUser()
  return <Suspense fallback={null}>{user?.support && <SupportBar user={user} support={user.support} />}</Suspense>
}
