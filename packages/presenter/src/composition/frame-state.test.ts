import { expect, test } from 'vitest'
import { restStep, STEPS_PER_SECOND, timelineOf } from '../rig/timeline.ts'
import { stillShot } from '../engine/stills/shot-still.ts'
import { frameStateAt, LOWER_THIRD_STEPS } from './frame-state.ts'
import type { RenderPlan } from './frame-state.ts'

const items = [1.5, 2.5].map((startSeconds) => ({ text: 'A row', startSeconds }))
const word = (text: string, startSeconds: number) => ({ text, startSeconds, stressSeconds: startSeconds })
const plan: RenderPlan = {
  timeline: timelineOf([restStep]),
  captions: [
    { startSeconds: 0, endSeconds: 0.9, words: [word('Hello', 0.2), word('there.', 0.5)] },
    { startSeconds: 1.4, endSeconds: 3, words: [word('Two', 1.5), word('rows.', 2.5)] },
  ],
  shots: [
    stillShot({ scene: 'wide', endSeconds: 1, captions: true, nameTag: true }),
    stillShot({ scene: 'list', startSeconds: 1, endSeconds: 6, items, transition: 'mix' }),
    stillShot({ scene: 'offer', startSeconds: 6, endSeconds: 12, priceSeconds: 8 }),
  ],
}
const stateAt = (seconds: number) => frameStateAt(plan, Math.round(seconds * STEPS_PER_SECOND))

test('rows and prices appear with their words, and stay', () => {
  expect([1, 1.3].map((seconds) => stateAt(seconds).build)).toEqual([0, 0])
  expect([2, 3, 5.9].map((seconds) => stateAt(seconds).build)).toEqual([1, 2, 2])
  expect([6, 7.8, 8.2, 11].map((seconds) => stateAt(seconds).build)).toEqual([0, 0, 1, 1])
})

test('captions appear in shots that have them, and none of an earlier shot remains', () => {
  expect(stateAt(0.6)).toMatchObject({ caption: 0, spoken: 1 })
  expect(stateAt(2)).toMatchObject({ caption: -1 })
})

test('the name tag appears after 0.6 s, a transition takes a few steps and a cut none', () => {
  expect([0, 0.5, 0.95].map((seconds) => stateAt(seconds).lowerThird)).toEqual([0, 0, LOWER_THIRD_STEPS])
  expect([0, 1, 1.14, 1.4, 6].map((seconds) => stateAt(seconds).fade)).toEqual([1, 0.25, 0.75, 1, 1])
})
