import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

const usersRefetchMs = 30_000
const tenantsAtOnce = 100

/** The tenants of the platform by name, the newest hundred. */
export function useAdminTenants() {
  return useQuery({
    queryKey: ['/api/admin/tenants'],
    queryFn: () => call('GET /api/admin/tenants', { query: { limit: tenantsAtOnce } }),
    select: ({ items }) => items.toSorted((one, other) => one.name.localeCompare(other.name)),
  })
}

/** People of all tenants, newest first, at most 100; `q` narrows them. */
export function useAdminUsers(q = '') {
  return useQuery({
    queryKey: ['/api/admin/users', { q }],
    queryFn: () => call('GET /api/admin/users', { query: { q } }),
    placeholderData: keepPreviousData,
    refetchInterval: usersRefetchMs,
  })
}

/** The newest videos of all tenants, at most 100. */
export function useAdminVideos() {
  return useQuery({ queryKey: ['/api/admin/videos'], queryFn: () => call('GET /api/admin/videos') })
}

/** The presenters of all tenants. */
export function useAdminAvatars() {
  return useQuery({ queryKey: ['/api/admin/avatars'], queryFn: () => call('GET /api/admin/avatars') })
}

/** Counts over the whole platform. */
export function useAdminSystem() {
  return useQuery({ queryKey: ['/api/admin/system'], queryFn: () => call('GET /api/admin/system') })
}

const reconciliationKey = ['/api/admin/reconciliation']

/** Where the books differ. */
export function useReconciliation() {
  return useQuery({ queryKey: reconciliationKey, queryFn: () => call('GET /api/admin/reconciliation') })
}

/** What the payment provider told; all of the newest, or what has this id. */
export function usePaymentNews(q: string) {
  return useQuery({
    queryKey: ['/api/admin/payment-news', q],
    queryFn: () => call('GET /api/admin/payment-news', { query: q ? { q } : {} }),
  })
}

/** Looks at what a piece of news is about again. */
export function useReplayNews() {
  return useMutation({
    mutationFn: (newsId: string) => call('POST /api/admin/payment-news/:newsId/replay', { params: { newsId } }),
  })
}

/** Looks at the payment of a difference again. */
export function useReplay() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/admin/events/:id/replay', { params: { id } }),
    onSuccess: (report) => client.setQueryData(reconciliationKey, report),
  })
}
