import { expect, test } from 'vitest'
import { presenterById } from '../rig/presenters.ts'
import { timelineFromJson } from '../rig/timeline-json.ts'
import { interpolatePose } from './interpolate-pose.ts'

const maya = presenterById('maya')
if (!maya) throw new Error('Maya is one of the presenters.')
const STEP_SECONDS = 1 / 15
const timeline = timelineFromJson({ tilt: [0, 2, 2], mouth: [0, 6, 0], lids: [3, 0, 3], reach: [0, 4, 8] })

test('the head is interpolated between steps; lips, eyes and arms are not', () => {
  const [first, second] = [interpolatePose(maya, timeline, 0), interpolatePose(maya, timeline, STEP_SECONDS + 1e-6)]
  const between = interpolatePose(maya, timeline, STEP_SECONDS / 2)

  expect(between.head.tilt).toBeCloseTo((first.head.tilt + second.head.tilt) / 2)
  expect(between.head).toMatchObject({ mouth: first.head.mouth, lids: first.head.lids })
  expect(between.body).toEqual(first.body)
  expect(second.body.reach).toBe(0.5)
})

test('times outside the timeline are clamped', () => {
  expect(interpolatePose(maya, timeline, -1)).toEqual(interpolatePose(maya, timeline, 0))
  expect(interpolatePose(maya, timeline, 60).head).toEqual(interpolatePose(maya, timeline, 60).body)
})
