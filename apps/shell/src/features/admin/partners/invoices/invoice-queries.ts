import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PlatformInvoice } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { callPage } from '@vitrine/contract/paged-client'
import { paged } from '../../../../lib/api/paged.ts'
import type { Sorting } from '../../../../lib/lists/sorting.ts'

const KEY = '/api/admin/invoices'

export type InvoiceSort = 'name' | 'base' | 'twins' | 'overage' | 'total' | 'state'

/** Fetches the invoices of all partners for a month, including drafts. */
export function useInvoices(month: string, sorting: Sorting<InvoiceSort>) {
  return useInfiniteQuery({
    ...paged<PlatformInvoice>(),
    queryKey: [KEY, month, sorting],
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/admin/invoices', { query: { month, ...sorting, cursor } }),
    placeholderData: keepPreviousData,
  })
}

/** Fetches the totals of a month's invoices. */
export function useInvoiceStats(month: string) {
  return useQuery({
    queryKey: [KEY, month, 'stats'],
    queryFn: () => call('GET /api/admin/invoices/stats', { query: { month } }),
  })
}

/** Issues the drafts of a month: that of one partner, or all. */
export function useIssue(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tenantId: string | undefined) =>
      call('POST /api/admin/invoices', { body: { month, ...(tenantId === undefined ? {} : { tenantId }) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY, month] }),
  })
}

/** Marks an invoice as paid or unpaid. Payment may reopen a suspended site. */
export function useMarkPaid(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (bill: { tenantId: string; isPaid: boolean }) =>
      call('PATCH /api/admin/invoices', { body: { month, ...bill } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [KEY, month] })
      await client.invalidateQueries({ queryKey: ['/api/admin/tenants'] })
    },
  })
}
