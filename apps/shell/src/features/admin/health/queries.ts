import { call } from '@vitrine/contract/client'
import { useQuery } from '@tanstack/react-query'

const REFETCH_MS = 15_000

/** The state of the installation, refreshed while the tab is open. */
export function useHealth() {
  return useQuery({
    queryKey: ['/api/admin/health'],
    queryFn: () => call('GET /api/admin/health'),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  })
}
