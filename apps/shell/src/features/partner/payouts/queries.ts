import type { Tax } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const payoutsKey = ['/api/whitelabel/payouts']
const taxKey = ['/api/whitelabel/tax']

/** Where the money of customers goes. Whoever comes back from the provider's questions sees what they changed. */
export function usePayouts() {
  return useQuery({ queryKey: payoutsKey, queryFn: () => call('GET /api/whitelabel/payouts'), staleTime: 0 })
}

/** The address at which the provider asks its questions. */
export function useConnect() {
  return useMutation({ mutationFn: () => call('POST /api/whitelabel/stripe/connect') })
}

export function useDisconnect() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/whitelabel/stripe/disconnect'),
    onSuccess: (payouts) => client.setQueryData(payoutsKey, payouts),
  })
}

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

/** Answers the questions of the sandbox. */
export function useCompleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/sandbox/account'),
    onSuccess: (payouts) => client.setQueryData(payoutsKey, payouts),
  })
}
