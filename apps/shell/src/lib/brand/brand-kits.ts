import { call } from '@vitrine/contract/client'
import { useQuery } from '@tanstack/react-query'

export const brandKitsKey = ['/api/brand-kits']

/** The person's brand kits, the default one first. */
export function useBrandKits() {
  return useQuery({ queryKey: brandKitsKey, queryFn: () => call('GET /api/brand-kits') })
}
