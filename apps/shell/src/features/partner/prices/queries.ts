import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EditedPrices } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

const KEY = ['/api/whitelabel/prices']

/** The price list in force, what each offer costs and leaves, and the list that is planned. */
export function usePrices() {
  return useQuery({ queryKey: KEY, queryFn: () => call('GET /api/whitelabel/prices') })
}

interface WantedPrices {
  prices: EditedPrices
  freeCredits: number
  effectiveAt?: string
}

export function useSavePrices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WantedPrices) => call('PUT /api/whitelabel/prices', { body }),
    onSuccess: (saved) => client.setQueryData(KEY, saved),
  })
}
