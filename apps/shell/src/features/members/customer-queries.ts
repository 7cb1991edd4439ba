import type { CreditGrantList } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

const personKey = (id: string) => ['/api/whitelabel/users', 'one', id]
const creditGrantsKey = (id: string) => [...personKey(id), 'credits']

/** Fetches the credits and grants of a person. Always fetched again when shown, because other grants and videos change them. */
export function useCreditGrants(id: string) {
  return useQuery({
    queryKey: creditGrantsKey(id),
    queryFn: () => call('GET /api/whitelabel/users/:id/credits', { params: { id } }),
    staleTime: 0,
  })
}

/** Grants credits. A retry after a lost connection reuses the id, so that credits are granted once. */
export function useGrantCredits(id: string) {
  const client = useQueryClient()
  const sent = useRef<{ id: string; request: string }>(undefined)
  return useMutation({
    mutationFn: (request: { credits: number; reason: string }) => {
      const name = JSON.stringify(request)
      if (sent.current?.request !== name) sent.current = { id: crypto.randomUUID(), request: name }
      const body = { id: sent.current.id, ...request }
      return call('POST /api/whitelabel/users/:id/credits', { params: { id }, body })
    },
    onSuccess: (grants: CreditGrantList) => {
      sent.current = undefined
      client.setQueryData(creditGrantsKey(id), grants)
      return client.invalidateQueries({ queryKey: ['/api/whitelabel/users'] })
    },
  })
}

/** Requests an impersonation of a customer. Once it is allowed, the answer has its address. */
export function useActAs(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call('POST /api/whitelabel/users/:id/act-as', { params: { id }, body: { reason } }),
  })
}
