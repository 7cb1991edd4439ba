import type {
  AdminAvatarRow,
  AdminWebhookEvent,
  AdminTenant,
  AdminUser,
  AdminVideoRow,
  AvatarStatus,
  VideoStatus,
} from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { callPage } from '@vitrine/contract/paged-client'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paged } from '../../lib/api/paged.ts'
import type { Sorting } from '../../lib/lists/sorting.ts'

const usersRefetchMs = 30_000

/** The names of all tenants, in order. */
export function useTenantNames() {
  return useQuery({ queryKey: ['/api/admin/tenants', 'names'], queryFn: allNames })
}

async function allNames() {
  const names: Pick<AdminTenant, 'name' | 'slug'>[] = []
  for (let cursor: string | undefined, isMore = true; isMore; isMore = cursor !== undefined) {
    const { items, next } = await callPage('GET /api/admin/tenants/names', { query: { cursor } })
    names.push(...items)
    cursor = next
  }
  return names
}

export type UserSort = 'createdAt' | 'user' | 'email' | 'credits' | 'subscription' | 'videos' | 'avatars'

/** Filters of the list of people. An absent one matches everybody. */
export interface UserFilter {
  q?: string | undefined
  tenant?: string | undefined
  role?: 'customer' | 'partner' | 'operator' | undefined
  state?: 'active' | 'suspended' | undefined
  plan?: 'subscribed' | 'past-due' | 'ended' | 'none' | undefined
}

/** People of all tenants. */
export function useAdminUsers(filter: UserFilter, sorting: Sorting<UserSort>) {
  return useInfiniteQuery({
    ...paged<AdminUser>(),
    queryKey: ['/api/admin/users', filter, sorting],
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/admin/users', { query: { ...filter, ...sorting, cursor } }),
    placeholderData: keepPreviousData,
    refetchInterval: usersRefetchMs,
  })
}

/** The figures of all those people, however many of them are on the page. */
export function useAdminUserStats(filter: UserFilter) {
  return useQuery({
    queryKey: ['/api/admin/users', 'stats', filter],
    queryFn: () => call('GET /api/admin/users/stats', { query: filter }),
    placeholderData: keepPreviousData,
    refetchInterval: usersRefetchMs,
  })
}

export type VideoSort = 'createdAt' | 'title' | 'status' | 'propertyAddress' | 'tenant'

interface VideoFilter {
  q: string
  status: VideoStatus | ''
  /** The id of the owner. */
  user?: string | undefined
}

/** The videos of all tenants with these words and this status. */
export function useAdminVideos({ q, status, user }: VideoFilter, sorting: Sorting<VideoSort>) {
  return useInfiniteQuery({
    ...paged<AdminVideoRow>(),
    queryKey: ['/api/admin/videos', q, status, user, sorting],
    queryFn: ({ pageParam: cursor }) =>
      callPage('GET /api/admin/videos', { query: { q, status: status || undefined, user, ...sorting, cursor } }),
    placeholderData: keepPreviousData,
    refetchInterval: usersRefetchMs,
  })
}

export type AvatarSort = 'createdAt' | 'name' | 'type' | 'status' | 'tenant'

/** The presenters of all tenants with these words and this status. */
export function useAdminAvatars({ q, status }: { q: string; status: AvatarStatus | '' }, sorting: Sorting<AvatarSort>) {
  return useInfiniteQuery({
    ...paged<AdminAvatarRow>(),
    queryKey: ['/api/admin/avatars', q, status, sorting],
    queryFn: ({ pageParam: cursor }) =>
      callPage('GET /api/admin/avatars', { query: { q, status: status || undefined, ...sorting, cursor } }),
    placeholderData: keepPreviousData,
  })
}

/** Counts over the whole platform. */
export function useAdminSystem() {
  return useQuery({ queryKey: ['/api/admin/system'], queryFn: () => call('GET /api/admin/system') })
}

const firstPage: string | undefined = undefined
const reconciliationKey = ['/api/admin/reconciliation']

/** Fetches reconciliation differences. The first page has the number of compared purchases. */
export function useReconciliation() {
  return useInfiniteQuery({
    queryKey: reconciliationKey,
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/admin/reconciliation', { query: { cursor } }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      checked: pages[0]?.items.checked ?? 0,
      checkedAt: pages[0]?.items.checkedAt ?? null,
      differences: pages.flatMap(({ items }) => items.differences),
    }),
  })
}

/** Fetches the newest events of the payment provider, or the one with this id. */
export function useWebhookEvents(q: string) {
  return useInfiniteQuery({
    ...paged<AdminWebhookEvent>(),
    queryKey: ['/api/admin/webhook-events', q],
    queryFn: ({ pageParam: cursor }) => callPage('GET /api/admin/webhook-events', { query: { q, cursor } }),
  })
}

/** Handles a webhook event again. */
export function useReplayEvent() {
  return useMutation({
    mutationFn: (eventId: string) => call('POST /api/admin/webhook-events/:eventId/replay', { params: { eventId } }),
  })
}

/** Checks the payment of a difference again. */
export function useReplay() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/admin/events/:id/replay', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reconciliationKey }),
  })
}
