import type { BillingDetails, AutoTopUp, LedgerFilter, PaymentRecord } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { callPage } from '@vitrine/contract/paged-client'
import {
  type QueryClient,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useLive } from '../../../lib/live/live.ts'
import { paged } from '../../../lib/api/paged.ts'

const subscriptionKey = ['/api/billing/subscription']
const paymentsKey = ['/api/billing/history']
const ledgerKey = ['/api/credits/ledger']
const watchKey = ['/api/billing/low-balance']
const detailsKey = ['/api/billing/details']
const linesAtOnce = 20

/** What the person has subscribed to; `status` is none without anything. */
export function useSubscription() {
  return useQuery({ queryKey: subscriptionKey, queryFn: () => call('GET /api/billing/subscription') })
}

/** What was paid, and what was tried and failed, newest first. */
export function usePayments() {
  return useInfiniteQuery({
    ...paged<PaymentRecord>(),
    queryKey: paymentsKey,
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/billing/history', { query: { cursor } }),
  })
}

const firstPage: string | undefined = undefined

/** Whose credits others look at, and who does. */
export interface LedgerOwner {
  userId: string
  by: 'team' | 'operator'
}

/** Every change of the person's own credits, or of those of a user whom others look up, page after page. */
export function useLedger(filter: LedgerFilter, since: string | undefined, owner?: LedgerOwner) {
  return useInfiniteQuery({
    queryKey: owner ? [listOf(owner), 'one', owner.userId, 'ledger', filter, since] : [...ledgerKey, filter, since],
    queryFn: ({ pageParam }) => {
      const query = { filter, since, cursor: pageParam, limit: linesAtOnce }
      if (!owner) return call('GET /api/credits/ledger', { query })
      const params = { id: owner.userId }
      return owner.by === 'operator'
        ? call('GET /api/admin/users/:id/ledger', { params, query })
        : call('GET /api/whitelabel/users/:id/ledger', { params, query })
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

function listOf({ by }: LedgerOwner): string {
  return by === 'operator' ? '/api/admin/users' : '/api/whitelabel/users'
}

/** Ends the subscription with its period, or takes that back. */
export function useEnding(key: 'POST /api/billing/cancel-subscription' | 'POST /api/billing/reactivate-subscription') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(key),
    onSuccess: (subscription) => client.setQueryData(subscriptionKey, subscription),
  })
}

/** What happens when the person's credits run low, and the card that would be charged. */
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

/** Who the person is on invoices. */
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

/** Keeps everything on the page fresh when credits change anywhere. */
export function useFreshStatements(): void {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'credits_update') void refreshStatements(client)
  })
}

async function refreshStatements(client: QueryClient): Promise<void> {
  await Promise.all(
    [subscriptionKey, paymentsKey, ledgerKey, watchKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}
