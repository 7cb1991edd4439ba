import { expect, test } from 'vitest'
import { stillShot } from '../engine/stills/shot-still.ts'
import { STEPS_PER_SECOND } from '../rig/timeline.ts'
import { buildAt } from './builds.ts'

test('a row comes in fast and ends gently', () => {
  const shot = stillShot({ scene: 'list', items: [{ text: 'The pier', startSeconds: 0.1 }] })
  const states = Array.from({ length: 6 }, (_, step) => buildAt(shot, step / STEPS_PER_SECOND))
  const ways = states.map((state, index) => state - (states[index - 1] ?? 0))
  expect(states.at(-1)).toBe(1)
  for (const [index, way] of ways.slice(1).entries()) expect(way).toBeLessThanOrEqual(ways[index] ?? 0)
})
