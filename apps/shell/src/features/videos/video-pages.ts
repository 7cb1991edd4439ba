import type { LiveMessage, Video } from '@vitrine/contract'
import type { InfiniteData } from '@tanstack/react-query'

/** One answer of the list call, with the place where the next one starts. */
export interface VideoPage {
  videos: Video[]
  nextCursor: string | undefined
}

export type VideoPages = InfiniteData<VideoPage>

type Progress = Extract<LiveMessage, { type: 'processing_progress' }>

/** All loaded videos in order. */
export function videosOf(pages: VideoPages | undefined): Video[] {
  return pages?.pages.flatMap((page) => page.videos) ?? []
}

/** Applies a progress message to its video. Ignored when the video has already ended. */
export function withProgress(pages: VideoPages, { videoId, progress, stage, secondsLeft }: Progress): VideoPages {
  return replacing(pages, videoId, (video) =>
    video.status === 'ready' || video.status === 'failed'
      ? video
      : {
          ...video,
          status: 'processing',
          processingProgress: progress,
          processingStage: stage,
          queuePosition: null,
          // Until a render reports its own estimate, the one from recent videos is kept.
          secondsLeft: secondsLeft ?? video.secondsLeft,
        },
  )
}

/** Replaces a video with its newer state. */
export function withVideo(pages: VideoPages, newer: Video): VideoPages {
  return replacing(pages, newer.id, () => newer)
}

/** Returns the pages without deleted videos. */
export function withoutVideos(pages: VideoPages, ids: readonly string[]): VideoPages {
  return mapped(pages, (videos) => videos.filter(({ id }) => !ids.includes(id)))
}

function replacing(pages: VideoPages, id: string, change: (video: Video) => Video): VideoPages {
  return mapped(pages, (videos) => videos.map((video) => (video.id === id ? change(video) : video)))
}

function mapped(pages: VideoPages, change: (videos: Video[]) => Video[]): VideoPages {
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, videos: change(page.videos) })) }
}
