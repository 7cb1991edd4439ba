import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const ordersKey = ['/api/email-blast-orders']

/** The person's newest order of the email blast. */
export function useNewestOrder() {
  return useQuery({
    queryKey: ordersKey,
    queryFn: () => call('GET /api/email-blast-orders', { query: { limit: 1 } }),
    select: ({ items }) => items[0] ?? null,
    staleTime: 0,
  })
}

export function useOrderBlast() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { area: string; note: string }) => call('POST /api/email-blast-orders', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ordersKey }),
  })
}
