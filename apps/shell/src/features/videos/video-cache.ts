import type { LiveMessage, Video } from '@vitrine/contract'
import type { QueryClient } from '@tanstack/react-query'
import { refreshUser } from '../../kit/session.ts'
import { type VideoPages, withoutVideos, withProgress, withVideo } from './video-pages.ts'

export const listKey = ['/api/videos']
export const statsKey = ['/api/videos/stats']

export const trashKey = ['/api/videos/trash']

/** Asks again for everything that changes with a video: the lists on screen, the figures, the credits. */
export async function refreshVideos(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: listKey }), refreshFigures(client)])
}

/** Puts a newer state of one video into every list. */
export async function keepVideo(client: QueryClient, video: Video): Promise<void> {
  changeLists(client, (pages) => withVideo(pages, video))
  await refreshFigures(client)
}

/** Takes deleted videos out of every list, then asks for what moved up into their places. */
export async function dropVideos(client: QueryClient, ids: readonly string[]): Promise<void> {
  changeLists(client, (pages) => withoutVideos(pages, ids))
  await refreshVideos(client)
}

/** Brings the cache up to a message of the socket. Progress is written in place, since it comes twice a second. */
export async function takeLiveMessage(client: QueryClient, message: LiveMessage): Promise<void> {
  if (message.type === 'video_status_update') await refreshVideos(client)
  if (message.type === 'queue_update') await client.invalidateQueries({ queryKey: listKey })
  if (message.type === 'processing_progress') changeLists(client, (pages) => withProgress(pages, message))
}

async function refreshFigures(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: statsKey }), refreshUser(client)])
}

function changeLists(client: QueryClient, change: (pages: VideoPages) => VideoPages): void {
  client.setQueriesData<VideoPages>({ queryKey: listKey }, (pages) => pages && change(pages))
}
