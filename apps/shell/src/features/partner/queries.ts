import type { WhitelabelPartner } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const partnerKey = ['/api/whitelabel/partner']
const usersKey = ['/api/whitelabel/users']
const invitationsKey = ['/api/whitelabel/invitations']

const firstPage: string | undefined = undefined

/** Figures of a business change while one looks at them. */
const figuresFreshMs = 60_000

/** The plan and the switches of this tenant. */
export function usePartner() {
  return useQuery({ queryKey: partnerKey, queryFn: () => call('GET /api/whitelabel/partner') })
}

/** Customers, videos and income of this month. */
export function useAnalytics() {
  return useQuery({
    queryKey: ['/api/whitelabel/analytics'],
    queryFn: () => call('GET /api/whitelabel/analytics'),
    staleTime: figuresFreshMs,
    refetchInterval: figuresFreshMs,
  })
}

/** Checks of the site; each asking makes them anew. */
export function useStatus() {
  return useQuery({
    queryKey: ['/api/whitelabel/status'],
    queryFn: () => call('GET /api/whitelabel/status'),
    staleTime: 0,
    refetchInterval: figuresFreshMs,
  })
}

/** The steps from a new site to its first sale, as the facts have them. */
export function useChecklist() {
  return useQuery({
    queryKey: ['/api/whitelabel/checklist'],
    queryFn: () => call('GET /api/whitelabel/checklist'),
    staleTime: 0,
  })
}

/** Turns a switch of the site. */
export function useChangePartner() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<Pick<WhitelabelPartner, 'onboardingCompleted' | 'platformActive'>>) =>
      call('PATCH /api/whitelabel/partner', { body }),
    onSuccess: (partner) => client.setQueryData(partnerKey, partner),
  })
}

/** The people of this tenant, page after page. */
export function useMembers(q: string) {
  return useInfiniteQuery({
    queryKey: [...usersKey, q],
    queryFn: ({ pageParam }) =>
      call('GET /api/whitelabel/users', { query: { limit: 25, ...(q ? { q } : {}), ...cursorOf(pageParam) } }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
}

/** Gives somebody another role, suspends or lets them in again. */
export function useChangeMember() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & MemberChange) =>
      call('PATCH /api/whitelabel/users/:id', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: usersKey }),
  })
}

export interface MemberChange {
  role?: 'customer' | 'partner'
  finerRole?: 'owner' | 'admin' | 'editor' | 'analyst' | 'member'
  disabled?: boolean
}

/** Those who were invited and have not come yet. */
export function useInvitations() {
  return useQuery({
    queryKey: invitationsKey,
    queryFn: () => call('GET /api/whitelabel/invitations', { query: { limit: 100 } }),
  })
}

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string } & Required<Pick<MemberChange, 'role' | 'finerRole'>>) =>
      call('POST /api/whitelabel/invitations', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
  })
}

export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/whitelabel/invitations/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey }),
  })
}

export type VideoStatusFilter = '' | 'pending' | 'processing' | 'ready' | 'failed'

/** What the people of this tenant make, page after page. */
export function usePartnerVideos(filters: { q: string; status: VideoStatusFilter }) {
  const { q, status } = filters
  return useInfiniteQuery({
    queryKey: ['/api/whitelabel/videos', filters],
    queryFn: ({ pageParam }) =>
      call('GET /api/whitelabel/videos', {
        query: { limit: 25, ...(q ? { q } : {}), ...(status ? { status } : {}), ...cursorOf(pageParam) },
      }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  })
}

/** How many videos there are in all, by state. */
export function usePartnerVideoStats() {
  return useQuery({
    queryKey: ['/api/whitelabel/videos/stats'],
    queryFn: () => call('GET /api/whitelabel/videos/stats'),
  })
}

function cursorOf(cursor: string | undefined) {
  return cursor ? { cursor } : {}
}
