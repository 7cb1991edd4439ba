import { expect, it } from 'vitest'
import { momentsOf } from './moments.ts'

const scenes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ startSeconds: index * 4, durationSeconds: 4 }))

it('shows each scene after its transition, and a short one in its middle', () => {
  expect(momentsOf(scenes(3), 12)).toEqual([1.5, 5.5, 9.5])
  expect(momentsOf([{ startSeconds: 2, durationSeconds: 1 }], 3)).toEqual([2.5])
})

it('shows eight of many scenes, including the first and the last', () => {
  const moments = momentsOf(scenes(30), 120)
  expect([moments.length, moments[0], moments.at(-1)]).toEqual([8, 1.5, 117.5])
})

it('divides a video without scenes evenly', () => {
  expect(momentsOf([], 16)).toEqual([1, 3, 5, 7, 9, 11, 13, 15])
})
