import { call } from '@vitrine/contract/client'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sorting } from '../../../lib/lists/sorting.ts'

const videosKey = ['/api/whitelabel/videos']

export const videoSorts = ['createdAt', 'title', 'user', 'status', 'length', 'credits', 'views'] as const
export type VideoSort = (typeof videoSorts)[number]

export const videoFilters = { status: ['pending', 'processing', 'ready', 'failed', 'taken-down'] } as const

const firstPage: string | undefined = undefined
// Videos that are being made change by themselves.
const refetchMs = 30_000

interface Filter {
  q: string
  status: string
  /** The id of the owner; all videos when missing. */
  user?: string
}

/** Fetches the videos of the tenant's people, page by page. */
export function usePartnerVideos({ q, status, user }: Filter, sorting: Sorting<VideoSort>) {
  return useInfiniteQuery({
    queryKey: [...videosKey, 'list', q, status, user, sorting],
    queryFn: ({ pageParam: cursor }) => {
      const known = videoFilters.status.find((one) => one === status)
      return call('GET /api/whitelabel/videos', {
        query: { limit: 25, q: q || undefined, status: known, user, ...sorting, cursor },
      })
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  })
}

/** Fetches the total number of videos by state. */
export function usePartnerVideoStats() {
  return useQuery({
    queryKey: [...videosKey, 'stats'],
    queryFn: () => call('GET /api/whitelabel/videos/stats'),
  })
}

/** Actions of a team on a video of its people. */
export type Moderation = { act: 'retry' } | { act: 'restore' } | { act: 'take-down'; reason: string }

export function useModerate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (moderation: Moderation) => {
      if (moderation.act === 'retry') return call('POST /api/whitelabel/videos/:id/retry', { params: { id } })
      if (moderation.act === 'restore') return call('POST /api/whitelabel/videos/:id/restore', { params: { id } })
      return call('POST /api/whitelabel/videos/:id/take-down', { params: { id }, body: { reason: moderation.reason } })
    },
    onSuccess: () =>
      Promise.all([videosKey, ['/api/whitelabel/users']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
