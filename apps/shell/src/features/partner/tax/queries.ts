import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Tax } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

const taxKey = ['/api/whitelabel/tax']

/** The tax that all prices of this site contain. */
export function useTax() {
  return useQuery({ queryKey: taxKey, queryFn: () => call('GET /api/whitelabel/tax') })
}

export function useChangeTax() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tax: Tax | null) => call('PUT /api/whitelabel/tax', { body: { tax } }),
    onSuccess: (setting) => client.setQueryData(taxKey, setting),
  })
}
