import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

const KEY = '/api/whitelabel/usage'
const LINES_AT_ONCE = 50
const figuresFreshMs = 60_000

/** What this month comes to so far. */
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
  return useQuery({ queryKey: ['/api/whitelabel/invoices'], queryFn: () => call('GET /api/whitelabel/invoices') })
}

/** Where every line of a month is to be had as a table. */
export function linesPath(month: string): string {
  return `/api/whitelabel/usage/lines?month=${month}&format=csv`
}

export function paperPath(month: string): string {
  return `/api/whitelabel/invoices/${month}.pdf`
}
