import { expect, test } from 'vitest'
import { restStep, STEPS_PER_SECOND, timelineOf } from '../rig/timeline.ts'
import { momentAt, NEARER_STEPS } from './moments.ts'
import type { FilmPlan } from './moments.ts'

/** The presenter, from 1 s on a photo, from 12 s on a page. */
const plan: FilmPlan = {
  timeline: timelineOf([restStep]),
  captions: [],
  cardSeconds: undefined,
  shots: [
    { kind: 'presenter', startSeconds: 0 },
    { kind: 'picture', index: 0, startSeconds: 1 },
    { kind: 'picture', index: 1, startSeconds: 12 },
  ],
  photos: [true, false],
}
const nearerAt = (seconds: number) => momentAt(plan, Math.round(seconds * STEPS_PER_SECOND)).nearer

test('a photo comes steadily nearer for a while and then stands; a page never moves', () => {
  expect([0, 0.9, 1].map(nearerAt)).toEqual([0, 0, 0])
  const way = [2, 3, 4, 5].map(nearerAt)
  expect(way.map((step, index) => step - (way[index - 1] ?? 0))).toEqual([3, 5, 5, 5])
  expect([9.4, 11.9].map(nearerAt)).toEqual([NEARER_STEPS, NEARER_STEPS])
  expect([12, 15, 30].map(nearerAt)).toEqual([0, 0, 0])
})
