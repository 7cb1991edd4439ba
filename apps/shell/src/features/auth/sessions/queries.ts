import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { sessionsKey } from '../../../lib/session/profile.ts'

/** Fetches the person's sessions. */
export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => call('GET /auth/sessions') })
}

/** The API keys that the person made. */
export function useOwnKeys() {
  return useQuery({ queryKey: ['/auth/keys'], queryFn: () => call('GET /auth/keys'), staleTime: 0 })
}

/** The sessions to end: one by its id, or all but this one, with or without the API keys. */
export interface Ending {
  id?: string
  endKeys?: boolean
}

/** Ends sessions. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, endKeys = false }: Ending): Promise<void> => {
      await (id
        ? call('DELETE /auth/sessions/:id', { params: { id } })
        : call('DELETE /auth/sessions', { body: { endKeys } }))
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['/auth/keys'] })
      return client.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}

/** Asks again where the person is signed in, after something else has ended sessions. */
export function useRefreshSessions(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: sessionsKey })
}
