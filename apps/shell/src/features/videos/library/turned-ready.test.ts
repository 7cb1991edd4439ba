import { expect, it } from 'vitest'
import { someVideo } from '../test/some-video.ts'
import { turnedReady } from './turned-ready.ts'

const ready = someVideo({ id: 'a', status: 'ready' })

it('announces a video that was in progress', () => {
  expect(turnedReady(new Map([['a', 'processing']]), [ready])).toEqual([ready])
  expect(turnedReady(new Map([['a', 'pending']]), [ready])).toEqual([ready])
})

it('ignores videos that were ready when the page opened', () => {
  expect(turnedReady(new Map(), [ready])).toEqual([])
  expect(turnedReady(new Map([['a', 'ready']]), [ready])).toEqual([])
})

it('ignores a failed video', () => {
  expect(turnedReady(new Map([['a', 'processing']]), [someVideo({ id: 'a', status: 'failed' })])).toEqual([])
})
