import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Video } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { someVideo } from './test/some-video.ts'
import { catchUpOnVideos, dropVideos, cacheVideo, listKey, statsKey, applyLiveMessage } from './video-cache.ts'
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
  it('processing_progress updates the video in every cached list without a request', async () => {
    const { client, listed, isStale } = openPage()

    await applyLiveMessage(client, {
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

  it('processing_progress updates the remaining time, and keeps the earlier one when it is unknown', async () => {
    const { client, listed } = openPage()
    const moved = (progress: number, secondsLeft: number | null) =>
      applyLiveMessage(client, { type: 'processing_progress', videoId: 'b', progress, stage: 'drawing', secondsLeft })
    await moved(20, 90)
    await moved(21, null)

    expect(listed()[1]?.secondsLeft).toBe(90)
  })

  it('queue_update refetches the lists with changed positions', async () => {
    const { client, isStale } = openPage()

    await applyLiveMessage(client, { type: 'queue_update' })

    expect([allKey, statsKey].map(isStale)).toEqual([true, false])
  })

  it('video_status_update refetches lists, figures and credits', async () => {
    const { client, isStale } = openPage()

    await applyLiveMessage(client, { type: 'video_status_update', videoId: 'a' })

    expect([allKey, readyKey, statsKey, userKey].map(isStale)).toEqual([true, true, true, true])
  })

  it('about another resource changes nothing', async () => {
    const { client, isStale } = openPage()

    await applyLiveMessage(client, { type: 'brand_update', version: 2, brand: null })

    expect([allKey, statsKey, userKey].map(isStale)).toEqual([false, false, false])
  })
})

it('keeps other cached video data: the newest to share, and one’s link', async () => {
  const { client, listed } = openPage()
  const link = { url: 'https://acme.example/v/1' }
  client.setQueryData(['/api/videos', 'a', 'share'], link)
  client.setQueryData(['/api/videos', 'shareable'], [someVideo({ id: 'a' })])

  await applyLiveMessage(client, {
    type: 'processing_progress',
    videoId: 'b',
    progress: 73,
    stage: 'drawing',
    secondsLeft: null,
  })
  await catchUpOnVideos(client)
  await dropVideos(client, ['a'])

  expect(listed().map(({ id, processingProgress }) => [id, processingProgress])).toEqual([['b', 73]])
  expect(client.getQueryData(['/api/videos', 'a', 'share'])).toEqual(link)
})

it('shows the result of a retry at once, and refetches the credits', async () => {
  const { client, listed, isStale } = openPage()

  await cacheVideo(client, someVideo({ id: 'a', status: 'pending', queuePosition: 2 }))

  expect(listed()[0]?.queuePosition).toBe(2)
  expect(isStale(userKey)).toBe(true)
})

it('removes deleted videos before the server answers', async () => {
  const { client, listed } = openPage()

  await dropVideos(client, ['a'])

  expect(listed().map(({ id }) => id)).toEqual(['b'])
})

describe('a list that is requested when the page opens', () => {
  it('is fetched again when its response may be older than a live message', async () => {
    const { asked, answer, mount } = openingList(['processing', 'ready'])
    const { client, leave } = mount()
    const told = applyLiveMessage(client, { type: 'video_status_update', videoId: 'a' })
    answer()
    await told

    expect(asked()).toBe(2)
    leave()
  })

  it('is fetched again when the live connection opens while a video is in progress', async () => {
    const { asked, answer, mount } = openingList(['processing', 'ready'])
    const { client, leave } = mount()
    const caughtUp = catchUpOnVideos(client)
    answer()
    await caughtUp

    expect(asked()).toBe(2)
    leave()
  })

  it('is not fetched again when nothing can have ended in between', async () => {
    const { asked, answer, mount } = openingList(['ready'])
    const { client, leave } = mount()
    const caughtUp = catchUpOnVideos(client)
    answer()
    await caughtUp

    expect(asked()).toBe(1)
    leave()
  })
})

/** A page whose list is on its way; after the first answer, the server answers these states in turn. */
function openingList(states: Video['status'][]) {
  let count = 0
  const first = Promise.withResolvers<undefined>()
  const pages = () => {
    const status = states[Math.min(count - 1, states.length - 1)] ?? 'ready'
    return { pages: [{ videos: [someVideo({ id: 'a', status })], nextCursor: undefined }], pageParams: [undefined] }
  }
  const queryFn = async (): Promise<VideoPages> => {
    count += 1
    const answered = pages()
    if (count === 1) await first.promise
    return answered
  }
  const mount = () => {
    const client = new QueryClient()
    const observer = new QueryObserver(client, { queryKey: allKey, queryFn })
    return { client, leave: observer.subscribe(() => undefined) }
  }
  return { asked: () => count, answer: () => first.resolve(undefined), mount }
}
