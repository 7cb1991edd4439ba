import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

const identitiesKey = ['/auth/identities']

/** The accounts elsewhere with which the person signs in. */
export function useIdentities() {
  return useQuery({ queryKey: identitiesKey, queryFn: () => call('GET /auth/identities') })
}

/** Disconnects one of them by its id. */
export function useDisconnect() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /auth/identities/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: identitiesKey }),
  })
}
