import type { AutoTopUp, BillingDetails } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../lib/live/live.ts'

const subscriptionKey = ['/api/billing/subscription']
const watchKey = ['/api/billing/low-balance']
const detailsKey = ['/api/billing/details']

/** Fetches the person's subscription; `status` is `none` without one. */
export function useSubscription() {
  return useQuery({ queryKey: subscriptionKey, queryFn: () => call('GET /api/billing/subscription') })
}

/** Ends the subscription with its period, or takes that back. */
export function useEnding(key: 'POST /api/billing/cancel-subscription' | 'POST /api/billing/reactivate-subscription') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(key),
    onSuccess: (subscription) => client.setQueryData(subscriptionKey, subscription),
  })
}

/** Fetches the low-balance settings, and the card that would be charged. */
export function useWatch() {
  return useQuery({ queryKey: watchKey, queryFn: () => call('GET /api/billing/low-balance') })
}

export function useChooseWatch() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<AutoTopUp, 'below' | 'bundleId' | 'wantsMail'>) =>
      call('PUT /api/billing/low-balance', { body }),
    onSuccess: (watch) => client.setQueryData(watchKey, watch),
  })
}

export function refreshWatch(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: watchKey })
}

/** Fetches the billing details for invoices. */
export function useDetails() {
  return useQuery({ queryKey: detailsKey, queryFn: () => call('GET /api/billing/details') })
}

export function useChangeDetails() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BillingDetails) => call('PUT /api/billing/details', { body }),
    onSuccess: (details) => client.setQueryData(detailsKey, details),
  })
}

/** Opens the page on which the provider keeps cards and invoices. */
export function usePortal() {
  return useMutation({ mutationFn: () => call('POST /api/billing/customer-portal') })
}

/** Keeps the subscription and the automatic top-up fresh when credits change anywhere. */
export function useFreshPlan(): void {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'credits_update') void refreshPlan(client)
  })
}

async function refreshPlan(client: QueryClient): Promise<void> {
  await Promise.all([subscriptionKey, watchKey].map((queryKey) => client.invalidateQueries({ queryKey })))
}
