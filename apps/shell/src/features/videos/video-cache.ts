import type { LiveMessage, Video } from '@vitrine/contract'
import type { QueryClient } from '@tanstack/react-query'
import { refreshUser } from '../../lib/session/session.ts'
import { isUnfinished } from './library/library-acts.ts'
import { type VideoPages, videosOf, withoutVideos, withProgress, withVideo } from './video-pages.ts'

/** Lists of videos only: what else is cached about videos must not have this prefix, since every list under it is changed in place. */
export const listKey = ['/api/videos', 'list']
export const statsKey = ['/api/videos/stats']
export const trashKey = ['/api/videos/trash']

/** Refetches everything that changes with a video: lists, statistics and credits. */
export async function refreshVideos(client: QueryClient): Promise<void> {
  await Promise.all([refreshLists(client), refreshFigures(client)])
}

/** Refetches after the live connection opens, since a video may have ended between the response and that moment. */
export async function catchUpOnVideos(client: QueryClient): Promise<void> {
  await firstAnswers(client)
  const lists = client.getQueriesData<VideoPages>({ queryKey: listKey })
  if (lists.some(([, pages]) => pages && videosOf(pages).some(isUnfinished))) await refreshVideos(client)
}

/** Replaces a video in every cached list. */
export async function cacheVideo(client: QueryClient, video: Video): Promise<void> {
  changeLists(client, (pages) => withVideo(pages, video))
  await refreshFigures(client)
}

/** Removes deleted videos from every cached list, then refetches the lists. */
export async function dropVideos(client: QueryClient, ids: readonly string[]): Promise<void> {
  changeLists(client, (pages) => withoutVideos(pages, ids))
  await refreshVideos(client)
}

/** Applies a live message to the cache. Progress, which comes twice a second, changes it in place. */
export async function applyLiveMessage(client: QueryClient, message: LiveMessage): Promise<void> {
  if (message.type === 'video_status_update') await refreshVideos(client)
  if (message.type === 'queue_update') await refreshLists(client)
  if (message.type === 'processing_progress') changeLists(client, (pages) => withProgress(pages, message))
}

/**
 * Waits for first fetches before it invalidates, because React Query would not repeat a fetch in flight that may be older than
 * the change.
 */
async function refreshLists(client: QueryClient): Promise<void> {
  await firstAnswers(client)
  await client.invalidateQueries({ queryKey: listKey })
}

/** Waits for all lists that are being fetched for the first time. */
async function firstAnswers(client: QueryClient): Promise<void> {
  const asked = client.getQueryCache().findAll({ queryKey: listKey, fetchStatus: 'fetching' })
  await Promise.allSettled(
    asked.flatMap(({ state, promise }) => (state.data === undefined && promise ? [promise] : [])),
  )
}

async function refreshFigures(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: statsKey }), refreshUser(client)])
}

function changeLists(client: QueryClient, change: (pages: VideoPages) => VideoPages): void {
  client.setQueriesData<VideoPages>({ queryKey: listKey }, (pages) => pages && change(pages))
}
