import { call } from '@vitrine/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** The number of results of each kind: at first, and at most. */
export const SHOWN = { first: 5, all: 50 } as const

/** Searches people, partners, videos and orders of all tenants. */
export function useAdminSearch(q: string, limit: number) {
  return useQuery({
    queryKey: ['/api/admin/search', q, limit],
    queryFn: () => call('GET /api/admin/search', { query: { q, limit } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
