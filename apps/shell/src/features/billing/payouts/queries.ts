import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const payoutsKey = ['/api/whitelabel/payouts']

/** Fetches the payout account. It is fetched again when the person returns from the provider's onboarding. */
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

/** Completes the account in the sandbox. */
export function useCompleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/sandbox/account'),
    onSuccess: (payouts) => client.setQueryData(payoutsKey, payouts),
  })
}
