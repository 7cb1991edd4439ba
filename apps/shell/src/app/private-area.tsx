import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useLive } from '../kit/live.ts'
import { refreshUser } from '../kit/session.ts'
import { OwnPreferences } from './own-preferences.tsx'

/**
 * Where the data of a person lives. It is thrown away when they leave for a public page, so nobody who signs in later in
 * the same window finds anything of it.
 */
export function PrivateArea() {
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={client}>
      <OwnPreferences />
      <LiveCredits />
      <Outlet />
    </QueryClientProvider>
  )
}

// Data is asked for once and then kept fresh by live messages and by whoever changes it.
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: Infinity },
      // What is pressed without a line fails at once. It must not wait and happen by itself when the line is back.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function LiveCredits() {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'credits_update') void refreshUser(client)
  })
  return null
}
