import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useLive } from '../lib/live/live.ts'
import { openPageAfterVisit } from '../lib/session/after-visit.ts'
import { refreshUser, useUser } from '../lib/session/session.ts'
import { CommandPalette } from './command-palette/command-palette.tsx'
import { OwnPreferences } from './own-preferences.tsx'
import { Reauthentication } from './reauthentication.tsx'
import { screen } from './screen.ts'

// Loaded on demand, because few people ever see it.
const SupportBar = screen('app', async () => (await import('../features/impersonation/visit-bar.tsx')).SupportBar)

/**
 * The query client and global parts of signed-in screens. The client is discarded on the way to a public page, so that the next
 * person who signs in in this window finds no data.
 */
export function PrivateArea() {
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={client}>
      <OwnPreferences />
      <Reauthentication />
      <LiveUser />
      <Support />
      <CommandPalette />
      <Outlet />
    </QueryClientProvider>
  )
}

// Data is fetched once and then kept fresh by live messages and by the mutations that change it.
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
      // Mutations fail at once while offline. They must not run by themselves when the connection is back.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function LiveUser() {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'credits_update' || message.type === 'support_update') void refreshUser(client)
  })
  return null
}

function Support() {
  const { data: user } = useUser()
  useOnePerson(user?.id)
  return <Suspense>{user?.support && <SupportBar user={user} support={user.support} />}</Suspense>
}

/** When an impersonation visit ends, the same page belongs to another person. Nothing of the visited account may stay in it. */
function useOnePerson(userId: string | undefined): void {
  const first = useRef(userId)
  useEffect(() => {
    if (first.current && userId && userId !== first.current) openPageAfterVisit()
    first.current ??= userId
  }, [userId])
}
