import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { GESTURE_NAMES } from '../rig/gestures.ts'
import { poseAt, REACH_STEPS, STEPS_PER_SECOND, stepAt } from '../rig/timeline.ts'
import type { Timeline } from '../rig/timeline.ts'
import { VISEME_NAMES } from '../rig/visemes.ts'
import { gestureCuesOf } from './gesture-cues.ts'
import { speechOf } from '../../test/spoken-sample.ts'
import { createTimeline, seedOf } from './timeline.ts'

const SPEECH = speechOf(
  'Welcome to the harbour and everything around it my friends',
  'Second, we walk along the quay to the lighthouse',
  'Nothing here needs more than a slow and careful look',
)

function animateSpeech(seed = 5): Timeline {
  const cues = gestureCuesOf(SPEECH, 'en')
  return createTimeline(SPEECH, { cues, cardSeconds: 2, seed })
}

function hashOf({ stepCount, ...columns }: Timeline): string {
  const hash = createHash('sha256').update(String(stepCount))
  for (const [name, column] of Object.entries(columns)) hash.update(name).update(column)
  return hash.digest('hex')
}

test('the same speech and seed give the same performance, another seed another one', () => {
  expect(hashOf(animateSpeech())).toBe(hashOf(animateSpeech()))
  expect(hashOf(animateSpeech(6))).not.toBe(hashOf(animateSpeech()))
})

test('a performance is as long as its speech', () => {
  expect(animateSpeech().stepCount).toBe(Math.ceil(SPEECH.durationSeconds * STEPS_PER_SECOND))
})

test('every m closes the lips for at least one drawing', () => {
  const timeline = animateSpeech()
  const closed = VISEME_NAMES.indexOf('mbp') * 2
  for (const { seconds, ipa } of SPEECH.phonemes) {
    if (ipa !== 'm') continue
    const at = Math.round(seconds * STEPS_PER_SECOND)
    expect([at - 1, at, at + 1].some((index) => timeline.mouth[index] === closed)).toBe(true)
  }
})

test('the face rests and smiles between sentences, and ends on a smile', () => {
  const timeline = animateSpeech()
  const pause = stepAt(timeline, Math.round(((SPEECH.sentences[0]?.endSeconds ?? 0) + 0.2) * STEPS_PER_SECOND))
  expect(VISEME_NAMES[pause.mouth >> 1]).toBe('rest')
  expect(pause.smile).toBe(1)
  expect(VISEME_NAMES[stepAt(timeline, timeline.stepCount - 1).mouth >> 1]).toBe('grin')
})

test('shoulders breathe in a silence and before a sentence', () => {
  const { breath } = createTimeline(SPEECH, { cues: [], cardSeconds: undefined, seed: 5 })
  const stepAtSeconds = (seconds: number) => Math.round(seconds * STEPS_PER_SECOND)
  const before = stepAtSeconds(SPEECH.sentences[1]?.startSeconds ?? 0)
  expect(Math.max(...breath.slice(before - 3, before))).toBe(2)
  const after = stepAtSeconds(SPEECH.sentences.at(-1)?.endSeconds ?? 0)
  expect(Math.max(...breath.slice(after))).toBe(2)
})

test('eyes go to the card before the head, and hair follows the head late', () => {
  const timeline = createTimeline(SPEECH, { cues: [], cardSeconds: 3, seed: 5 })
  const eyes = timeline.gaze.indexOf(1, 2.5 * STEPS_PER_SECOND)
  expect(timeline.gaze[eyes + 1]).toBe(2)
  expect(timeline.yaw.indexOf(-3)).toBeGreaterThan(eyes + 1)
  const moving = [...timeline.yaw].findIndex((yaw, index) => index > 0 && yaw !== timeline.yaw[index - 1])
  expect(timeline.hair[moving]).not.toBe(0)
})

test('the presenter blinks, but never keeps the eyes shut', () => {
  const lids = [...animateSpeech().lids]
  const shut = lids.flatMap((value, index) => (value === 0 ? [index] : []))
  expect(shut.length).toBeGreaterThan(1)
  for (const index of shut) expect(lids[index + 1]).toBeGreaterThan(0)
})

test('arms travel through in-between positions and come back to rest', () => {
  const timeline = animateSpeech()
  expect(Math.max(...timeline.reach)).toBe(REACH_STEPS)
  const steps = [...timeline.reach]
  for (const [index, reach] of steps.entries()) expect(Math.abs(reach - (steps[index - 1] ?? 0))).toBeLessThanOrEqual(3)
  expect(steps.at(-1)).toBe(0)
})

test('a pose can be asked for at any time, also outside the video', () => {
  const timeline = animateSpeech()
  for (const seconds of [-1, 0, 1.234, 1e6]) expect(GESTURE_NAMES).toContain(poseAt(timeline, seconds).gesture)
})

test('every presenter has their own seed', () => {
  const names = ['maya', 'daniel', 'leila', 'wei', 'sofia', 'tom', 'amina', 'kai']
  expect(new Set(names.map(seedOf)).size).toBe(names.length)
})
