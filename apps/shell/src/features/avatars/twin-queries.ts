import type { TwinEntitlements } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live/live.ts'

export const entitlementsKey = ['/api/twin-entitlements']

/** The digital twins that this person has bought or may make without an order. */
export function useTwinEntitlements() {
  const client = useQueryClient()
  useLive(({ type }) => {
    if (type === 'credits_update') void client.invalidateQueries({ queryKey: entitlementsKey })
  })
  return useQuery({
    queryKey: entitlementsKey,
    queryFn: (): Promise<TwinEntitlements> => call('GET /api/twin-entitlements'),
    staleTime: 0,
  })
}
