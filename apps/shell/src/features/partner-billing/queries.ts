import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PartnerPaymentMethod, PartnerPlan, UsageMonth } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { callPage } from '@vitrine/contract/paged-client'
import { paged } from '../../lib/api/paged.ts'

const KEY = '/api/whitelabel/usage'
const BILLS = ['/api/whitelabel/invoices']
const METHOD = ['/api/whitelabel/payment-method']
const PLAN = ['/api/whitelabel/plan']
const LINES_AT_ONCE = 50
const figuresFreshMs = 60_000

/** Fetches the fees of the current month so far. */
export function useUsage() {
  return useQuery({
    queryKey: [KEY],
    queryFn: () => call('GET /api/whitelabel/usage'),
    staleTime: figuresFreshMs,
    refetchInterval: figuresFreshMs,
  })
}

/** The videos and twins of a month after so many of them. */
export function useUsageLines(month: string, after: number) {
  return useQuery({
    queryKey: [KEY, 'lines', month, after],
    queryFn: () => call('GET /api/whitelabel/usage/lines', { query: { month, after, limit: LINES_AT_ONCE } }),
    placeholderData: keepPreviousData,
  })
}

/** The bills that were issued, newest first. */
export function useBills() {
  return useInfiniteQuery({
    ...paged<UsageMonth>(),
    queryKey: BILLS,
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/whitelabel/invoices', { query: { cursor } }),
  })
}

/** Returns the address of a month's lines as a CSV file. */
export function linesPath(month: string): string {
  return `/api/whitelabel/usage/lines?month=${month}&format=csv`
}

export function paperPath(month: string): string {
  return `/api/whitelabel/invoices/${month}.pdf`
}

/** Fetches the card for bills. It is not cached, so that changes on the provider's page show. */
export function usePaymentMethod() {
  return useQuery({ queryKey: METHOD, queryFn: () => call('GET /api/whitelabel/payment-method'), staleTime: 0 })
}

/** The page on which the provider asks for a card. */
export function usePaymentPortal() {
  return useMutation({ mutationFn: () => call('POST /api/whitelabel/payment-method/portal') })
}

export function useKeepTestCard(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (cardNumber: string) => call('PUT /api/whitelabel/payment-method/test-card', { body: { cardNumber } }),
    onSuccess: (method) => {
      client.setQueryData<PartnerPaymentMethod>(METHOD, method)
      onDone()
    },
  })
}

/** Charges the card on file for a bill. */
export function usePayBill(onDone: (bill: UsageMonth) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (month: string) => call('POST /api/whitelabel/invoices/:month/payment', { params: { month } }),
    onSuccess: (bill) => {
      void client.invalidateQueries({ queryKey: BILLS })
      onDone(bill)
    },
  })
}

/** The plan, and what each other one would cost this month. */
export function usePlan() {
  return useQuery({ queryKey: PLAN, queryFn: () => call('GET /api/whitelabel/plan') })
}

export function useChangePlan(onDone: (plan: PartnerPlan) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ plan, differenceCents }: PartnerPlan['offers'][number]) =>
      call('PUT /api/whitelabel/plan', { body: { plan, differenceCents } }),
    onSuccess: (plan) => {
      client.setQueryData<PartnerPlan>(PLAN, plan)
      void client.invalidateQueries({ queryKey: [KEY] })
      void client.invalidateQueries({ queryKey: ['/api/whitelabel/partner'] })
      onDone(plan)
    },
    // The price may have changed. The new one is shown before the next try.
    onError: () => client.invalidateQueries({ queryKey: PLAN }),
  })
}
