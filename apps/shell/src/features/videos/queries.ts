import type { VideoDraft, VideoStats } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { callPage } from '@vitrine/contract/paged-client'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type LibraryFilters, queryOf } from './library/library-filters.ts'
import { useLiveVideos } from './live-videos.ts'
import { dropVideos, cacheVideo, listKey, refreshVideos, statsKey } from './video-cache.ts'
import { type VideoPage, videosOf } from './video-pages.ts'

// Whole rows in a grid of three or two columns.
const pageSize = 24

const pollMs = 30_000

// Media links expire six hours after the response at the earliest.
const linksLastMs = 5 * 3_600_000

const firstPage: string | undefined = undefined

/**
 * The person's videos under `filters`, page after page. The list is kept fresh by live messages, and by asking every
 * 30 seconds only while the socket is down.
 */
export function useVideos(filters: Partial<LibraryFilters> = {}, limit: number = pageSize) {
  const isDown = useLiveVideos()
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...listKey, { ...filters, limit }],
    queryFn: ({ pageParam }) => fetchPage({ ...filters, limit, cursor: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (last: VideoPage) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: linksLastMs,
    refetchInterval: isDown ? pollMs : linksLastMs,
  })
  return { ...query, videos: data ? videosOf(data) : undefined }
}

/** One video, for as long as its links last. */
export function useVideo(id: string) {
  return useQuery({
    queryKey: ['/api/videos/:id', id],
    queryFn: () => call('GET /api/videos/:id', { params: { id } }),
    enabled: id !== '',
    staleTime: linksLastMs,
    refetchInterval: linksLastMs,
  })
}

/** Fetches the person's number of videos by status. */
export function useVideoStats() {
  return useQuery({ queryKey: statsKey, queryFn: (): Promise<VideoStats> => call('GET /api/videos/stats') })
}

/** Starts a video. Nothing of a refused draft is kept anywhere, so it can be corrected and sent again. */
export function useCreateVideo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: VideoDraft) => call('POST /api/videos', { body: draft }),
    onSuccess: () => refreshVideos(client),
  })
}

/** Deletes one video. */
export function useDeleteVideo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/videos/:id', { params: { id } }),
    onSuccess: (_, id) => dropVideos(client, [id]),
  })
}

/** Deletes several videos: all of them or none. */
export function useDeleteVideos() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (videoIds: string[]) => call('DELETE /api/videos/bulk', { body: { videoIds } }),
    onSuccess: (_, videoIds) => dropVideos(client, videoIds),
  })
}

/** Refreshes the state of one video. */
export function useRefreshStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('PATCH /api/videos/:id/status', { params: { id } }),
    onSuccess: (video) => cacheVideo(client, video),
  })
}

/** Tries a failed video again, with a new hold on its cost. */
export function useRetryVideo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/videos/:id/retry', { params: { id } }),
    onSuccess: (video) => cacheVideo(client, video),
  })
}

/** Rebrands a finished video. */
export function useRebrandVideo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, brandKitId }: { id: string; brandKitId?: string | null | undefined }) =>
      call('POST /api/videos/:id/rebrand', { params: { id }, body: { brandKitId } }),
    onSuccess: (video) => cacheVideo(client, video),
  })
}

/** Rebrands as many of the chosen videos as possible. */
export function useRebrandVideos() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (videoIds: string[]) => call('POST /api/videos/rebrand', { body: { videoIds } }),
    onSuccess: () => refreshVideos(client),
  })
}

interface PageQuery extends Partial<LibraryFilters> {
  limit: number
  cursor: string | undefined
}

async function fetchPage({ limit, cursor, ...filters }: PageQuery): Promise<VideoPage> {
  const { items, next } = await callPage('GET /api/videos', { query: { ...queryOf(filters), limit, cursor } })
  return { videos: items, nextCursor: next }
}
