import type { ThumbnailChoice, Video, VideoChange, VideoDuplicate, VideoTranslation } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { type QueryClient, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cacheVideo, refreshVideos, trashKey } from './video-cache.ts'

interface OfVideo<Body> {
  id: string
  body: Body
}

/** Changes title, place or facts of a video; a finished video is drawn again with them. */
export function useChangeVideo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: OfVideo<VideoChange>) => call('PATCH /api/videos/:id', { params: { id }, body }),
    onSuccess: (video) => cacheVideo(client, video),
  })
}

/** The scenes that a finished video was cut to. */
export function useVideoStoryboard(id: string) {
  return useQuery({
    queryKey: ['/api/videos/:id/storyboard', id],
    queryFn: () => call('GET /api/videos/:id/storyboard', { params: { id } }),
  })
}

/** Chooses the still of a finished video. */
export function useChooseThumbnail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: OfVideo<ThumbnailChoice>) =>
      call('PUT /api/videos/:id/thumbnail', { params: { id }, body }),
    onSuccess: (video) => cacheVideo(client, video),
  })
}

/** Stops the making of a video. */
export function useCancelVideo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('POST /api/videos/:id/cancel', { params: { id } }),
    onSuccess: (video) => cacheVideo(client, video),
  })
}

/** Makes a video once more, in its language or in another one. */
export function useMakeAgain() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: OfVideo<VideoDuplicate | VideoTranslation>): Promise<Video> =>
      'language' in body
        ? call('POST /api/videos/:id/translate', { params: { id }, body })
        : call('POST /api/videos/:id/duplicate', { params: { id }, body }),
    onSuccess: () => refreshVideos(client),
  })
}

/** Writes a draft with all that was chosen for a video. */
export function useRework() {
  return useMutation({ mutationFn: (id: string) => call('POST /api/videos/:id/draft', { params: { id } }) })
}

const firstPage: string | undefined = undefined

/** The videos in the trash, page after page. */
export function useTrash() {
  const { data, ...query } = useInfiniteQuery({
    queryKey: trashKey,
    queryFn: ({ pageParam }) => call('GET /api/videos/trash', { query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  })
  return { ...query, videos: data?.pages.flatMap(({ items }) => items) }
}

/** Takes videos out of the trash. */
export function useRestoreVideos() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (videoIds: string[]) => call('POST /api/videos/restore', { body: { videoIds } }),
    onSuccess: () => refreshBoth(client),
  })
}

/** Deletes videos in the trash for good: those that are named, or all. */
export function useEmptyTrash() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (videoIds?: string[]) => call('DELETE /api/videos/trash', { body: videoIds ? { videoIds } : {} }),
    onSuccess: () => refreshBoth(client),
  })
}

async function refreshBoth(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: trashKey }), refreshVideos(client)])
}
