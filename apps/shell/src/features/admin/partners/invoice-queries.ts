import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

const KEY = '/api/admin/invoices'

/** The bills of all partners for a month, drafts as well. */
export function useInvoices(month: string) {
  return useQuery({ queryKey: [KEY, month], queryFn: () => call('GET /api/admin/invoices', { query: { month } }) })
}

/** Issues what of a month was not yet: one partner's bill, or all. */
export function useIssue(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (tenantId: string | undefined) =>
      call('POST /api/admin/invoices', { body: { month, ...(tenantId === undefined ? {} : { tenantId }) } }),
    onSuccess: (invoices) => client.setQueryData([KEY, month], invoices),
  })
}

/** Marks a bill as paid or not; a site may open again by that. */
export function useMarkPaid(month: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (bill: { tenantId: string; isPaid: boolean }) =>
      call('PATCH /api/admin/invoices', { body: { month, ...bill } }),
    onSuccess: async (invoices) => {
      client.setQueryData([KEY, month], invoices)
      await client.invalidateQueries({ queryKey: ['/api/admin/tenants'] })
    },
  })
}
