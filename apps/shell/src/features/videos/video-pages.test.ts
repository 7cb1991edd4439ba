import { describe, expect, it } from 'vitest'
import { someVideo } from './test/some-video.ts'
import { type VideoPages, videosOf, withoutVideos, withProgress, withVideo } from './video-pages.ts'

const speaking = someVideo({ id: 'b', status: 'pending', queuePosition: 1 })
const ready = someVideo({ id: 'c', status: 'ready' })
const pages: VideoPages = {
  pages: [
    { videos: [someVideo({ id: 'a' }), speaking], nextCursor: 'next' },
    { videos: [ready], nextCursor: undefined },
  ],
  pageParams: [undefined, 'next'],
}
const progress = (videoId: string, percent: number) =>
  ({ type: 'processing_progress', videoId, progress: percent, stage: 'speaking', secondsLeft: null }) as const

describe('progress of a video', () => {
  it('is written into the cached list, and removes the video from the queue', () => {
    const [, moved] = videosOf(withProgress(pages, progress('b', 40)))

    expect(moved).toEqual({
      ...speaking,
      status: 'processing',
      processingProgress: 40,
      processingStage: 'speaking',
      queuePosition: null,
    })
  })

  it('changes nothing once the video is ready', () => {
    expect(videosOf(withProgress(pages, progress('c', 99))).at(-1)).toBe(ready)
  })

  it('keeps the other videos and the next cursor', () => {
    const moved = withProgress(pages, progress('b', 40))

    expect(videosOf(moved)[0]).toBe(videosOf(pages)[0])
    expect(moved.pages.map(({ nextCursor }) => nextCursor)).toEqual(['next', undefined])
  })
})

it('replaces an older state with a newer one', () => {
  const newer = someVideo({ id: 'a', status: 'failed' })

  expect(videosOf(withVideo(pages, newer))).toEqual([newer, speaking, ready])
})

it('removes deleted videos from every page', () => {
  expect(videosOf(withoutVideos(pages, ['a', 'c']))).toEqual([speaking])
})
