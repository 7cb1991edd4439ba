import type { KeyCreditLimit, NewApiKey, Scope } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const keysKey = ['/api/keys']

/** Fetches the keys of the site, or one's own. Their last use changes meanwhile, so opening the list refetches it. */
export function useKeys(isOwn: boolean) {
  return useQuery({
    queryKey: [...keysKey, isOwn],
    queryFn: () => (isOwn ? call('GET /auth/keys') : call('GET /api/keys')),
    staleTime: 0,
  })
}

/** Makes a key; its secret is in the answer and nowhere else. */
export function useMakeKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: {
      name: string
      scopes: Scope[]
      days: number
      creditLimit: KeyCreditLimit | null
    }): Promise<NewApiKey> => call('POST /api/keys', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keysKey }),
  })
}

export function useTakeBack() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/keys/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keysKey }),
  })
}
