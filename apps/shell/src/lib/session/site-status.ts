import { useQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

const REFETCH_MS = 60_000

/** Fetches the checks of the site, for its team. Each request runs them again. */
export function useSiteStatus() {
  return useQuery({
    queryKey: ['/api/whitelabel/status'],
    queryFn: () => call('GET /api/whitelabel/status'),
    staleTime: 0,
    refetchInterval: REFETCH_MS,
  })
}

/** Returns whether this server sends email; true until its checks have answered. */
export function useIsMailSent(): boolean {
  return useSiteStatus().data?.find(({ name }) => name === 'mail')?.state !== 'off'
}
