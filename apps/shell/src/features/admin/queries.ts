import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'

const usersRefetchMs = 30_000

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
