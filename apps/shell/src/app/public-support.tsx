import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useUser } from '../kit/session.ts'
import { screen } from './screen.ts'

const SupportBar = screen('app', async () => (await import('../features/support/support-bar.tsx')).SupportBar)

/** The bar of a support login on public pages, which know no session of their own. */
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
