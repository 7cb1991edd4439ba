import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { someVideo } from './test/some-video.ts'
import { dropVideos, keepVideo, listKey, statsKey, takeLiveMessage } from './video-cache.ts'
import { type VideoPages, videosOf } from './video-pages.ts'

const allKey = [...listKey, { sort: 'newest' }]
const readyKey = [...listKey, { status: 'ready' }]
const userKey = ['/auth/user']

function openPage() {
  const client = new QueryClient()
  const pages: VideoPages = {
    pages: [{ videos: [someVideo({ id: 'a' }), someVideo({ id: 'b' })], nextCursor: undefined }],
    pageParams: [undefined],
  }
  client.setQueryData(allKey, pages)
  client.setQueryData(readyKey, pages)
  client.setQueryData(statsKey, { total: 2, ready: 0, processing: 2, failed: 0 })
  client.setQueryData(userKey, { credits: 3 })
  const listed = (key: readonly unknown[] = allKey) => videosOf(client.getQueryData<VideoPages>(key))
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  return { client, listed, isStale }
}

describe('a live message', () => {
  it('processing_progress moves the video on in every cached list without asking the server', async () => {
    const { client, listed, isStale } = openPage()

    await takeLiveMessage(client, {
      type: 'processing_progress',
      videoId: 'b',
      progress: 73,
      stage: 'drawing',
      secondsLeft: null,
    })

    expect(listed().map(({ processingProgress }) => processingProgress)).toEqual([10, 73])
    expect(listed(readyKey)[1]?.processingStage).toBe('drawing')
    expect([allKey, statsKey, userKey].map(isStale)).toEqual([false, false, false])
  })

  it('processing_progress says how long it takes, and leaves the older word where it does not know', async () => {
    const { client, listed } = openPage()
    const moved = (progress: number, secondsLeft: number | null) =>
      takeLiveMessage(client, { type: 'processing_progress', videoId: 'b', progress, stage: 'drawing', secondsLeft })
    await moved(20, 90)
    await moved(21, null)

    expect(listed()[1]?.secondsLeft).toBe(90)
  })

  it('queue_update asks again for the lists, in which places have changed', async () => {
    const { client, isStale } = openPage()

    await takeLiveMessage(client, { type: 'queue_update' })

    expect([allKey, statsKey].map(isStale)).toEqual([true, false])
  })

  it('video_status_update asks again for the lists, the figures and the credits', async () => {
    const { client, isStale } = openPage()

    await takeLiveMessage(client, { type: 'video_status_update', videoId: 'a' })

    expect([allKey, readyKey, statsKey, userKey].map(isStale)).toEqual([true, true, true, true])
  })

  it('about another thing changes nothing', async () => {
    const { client, isStale } = openPage()

    await takeLiveMessage(client, { type: 'brand_update', version: 2, brand: null })

    expect([allKey, statsKey, userKey].map(isStale)).toEqual([false, false, false])
  })
})

it('shows the answer of a retry at once, and asks for the credits it holds', async () => {
  const { client, listed, isStale } = openPage()

  await keepVideo(client, someVideo({ id: 'a', status: 'pending', queuePosition: 2 }))

  expect(listed()[0]?.queuePosition).toBe(2)
  expect(isStale(userKey)).toBe(true)
})

it('takes deleted videos off the screen before the server answers again', async () => {
  const { client, listed } = openPage()

  await dropVideos(client, ['a'])

  expect(listed().map(({ id }) => id)).toEqual(['b'])
})
