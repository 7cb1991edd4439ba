import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const KEY = ['/api/whitelabel/scim']

/** The base URL of SCIM and its tokens. */
export function useScim() {
  return useQuery({ queryKey: KEY, queryFn: () => call('GET /api/whitelabel/scim') })
}

export function useMakeScimToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/whitelabel/scim/tokens'),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export function useRevokeScimToken(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/whitelabel/scim/tokens/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
