import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useUser } from '../kit/session.ts'
import { screen } from './screen.ts'

const SupportBar = screen('app', async () => (await import('../features/support/support-bar.tsx')).SupportBar)

/** The bar of a support login on pages for everybody. It stands before all else, where screens of signed-in people have it. */
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
  const [place] = useState(placeAboveAll)
  if (!user?.support) return null
  return createPortal(
    <Suspense fallback={null}>
      <SupportBar user={user} support={user.support} />
    </Suspense>,
    place,
  )
}

/** Public pages know nobody, so their own document has no room for it. */
function placeAboveAll(): HTMLElement {
  const known = document.getElementById('support')
  if (known) return known
  const place = Object.assign(document.createElement('div'), { id: 'support' })
  // The bar stays in sight with the page, which a box around it alone would not let it.
  place.style.display = 'contents'
  document.body.prepend(place)
  return place
}
