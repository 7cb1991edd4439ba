import type { LedgerFilter, PaymentRecord } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { callPage } from '@vitrine/contract/paged-client'
import { type QueryClient, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live/live.ts'
import { paged } from '../../lib/api/paged.ts'

const paymentsKey = ['/api/billing/history']
const ledgerKey = ['/api/credits/ledger']
const linesAtOnce = 20

/** Fetches payments and failed attempts, newest first. */
export function usePayments() {
  return useInfiniteQuery({
    ...paged<PaymentRecord>(),
    queryKey: paymentsKey,
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/billing/history', { query: { cursor } }),
  })
}

const firstPage: string | undefined = undefined

/** The owner of credits viewed by another person, and the viewer. */
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

/** Keeps the lists of payments and credits fresh when credits change anywhere. */
export function useFreshStatements(): void {
  const client = useQueryClient()
  useLive((message) => {
    if (message.type === 'credits_update') void refreshStatements(client)
  })
}

async function refreshStatements(client: QueryClient): Promise<void> {
  await Promise.all([paymentsKey, ledgerKey].map((queryKey) => client.invalidateQueries({ queryKey })))
}
