import { expect, test } from 'vitest'
import { presenterById } from '../rig/presenters.ts'
import { receivedTimeline } from '../rig/sent-timeline.ts'
import { movingPose } from './moving-pose.ts'

const maya = presenterById('maya')
if (!maya) throw new Error('Maya is one of the presenters.')
const STEP_SECONDS = 1 / 15
const timeline = receivedTimeline({ tilt: [0, 2, 2], mouth: [0, 6, 0], lids: [3, 0, 3], reach: [0, 4, 8] })

test('between two drawings the head is on its way, while lips, eyes and arms keep to the drawing as in the film', () => {
  const [first, second] = [movingPose(maya, timeline, 0), movingPose(maya, timeline, STEP_SECONDS + 1e-6)]
  const between = movingPose(maya, timeline, STEP_SECONDS / 2)

  expect(between.head.tilt).toBeCloseTo((first.head.tilt + second.head.tilt) / 2)
  expect(between.head).toMatchObject({ mouth: first.head.mouth, lids: first.head.lids })
  expect(between.body).toEqual(first.body)
  expect(second.body.reach).toBe(0.5)
})

test('before the beginning and after the end the nearest drawing stands still', () => {
  expect(movingPose(maya, timeline, -1)).toEqual(movingPose(maya, timeline, 0))
  expect(movingPose(maya, timeline, 60).head).toEqual(movingPose(maya, timeline, 60).body)
})
