import type { AdminAvatar, AdminPaymentNews, AdminUser, AdminVideo } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { callPage } from '@vitrine/contract/paged-client'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paged } from '../../kit/paged.ts'

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

/** People of all tenants, newest first; `q` narrows them. */
export function useAdminUsers(q = '') {
  return useInfiniteQuery({
    ...paged<AdminUser>(),
    queryKey: ['/api/admin/users', { q }],
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/admin/users', { query: { q, cursor } }),
    placeholderData: keepPreviousData,
    refetchInterval: usersRefetchMs,
  })
}

/** The videos of all tenants, newest first. */
export function useAdminVideos() {
  return useInfiniteQuery({
    ...paged<AdminVideo>(),
    queryKey: ['/api/admin/videos'],
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/admin/videos', { query: { cursor } }),
  })
}

/** The presenters of all tenants, newest first. */
export function useAdminAvatars() {
  return useInfiniteQuery({
    ...paged<AdminAvatar>(),
    queryKey: ['/api/admin/avatars'],
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/admin/avatars', { query: { cursor } }),
  })
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
  return useInfiniteQuery({
    ...paged<AdminPaymentNews>(),
    queryKey: ['/api/admin/payment-news', q],
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/admin/payment-news', { query: { q, cursor } }),
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
