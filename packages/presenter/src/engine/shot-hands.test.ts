import { expect, test } from 'vitest'
import type { Shape } from '../composition/render-job.ts'
import { sceneLayoutOf } from '../composition/scene-layout.ts'
import type { Shot } from '../director/storyboard.ts'
import { HAND_RADIUS, heldHands, RELAXED_HAND_RADIUS, shownHands } from '../rig/gestures.ts'
import { posturesOf, stillGestureOf } from './shot-hands.ts'

const laidOut = (shape: Shape, shot: Partial<Shot> & Pick<Shot, 'scene'>) =>
  sceneLayoutOf({ shape }, { captions: true, texts: {}, ...shot })

test('a gesture is made only where the whole hand is seen, beside captions and words', () => {
  expect(laidOut('16:9', { scene: 'wide' }).gestures).toContain('both')
  // The photo of a split is to the left, the edge of the frame to the right.
  expect(laidOut('16:9', { scene: 'split' }).gestures).toContain('present')
  expect(laidOut('16:9', { scene: 'split' }).gestures).not.toContain('greet')
  // Upright, the captions lie over the place of most hands.
  expect(laidOut('9:16', { scene: 'wide' }).gestures).toContain('chest')
  expect(laidOut('9:16', { scene: 'split' }).gestures).not.toContain('chest')
  expect([...laidOut('9:16', { scene: 'corner' }).gestures]).toEqual(['rest'])
  expect([...laidOut('16:9', { scene: 'voice' }).gestures]).toEqual(['rest'])
})

test('the presenter holds the arms in another way in each shot that shows them', () => {
  const [wide, close] = [laidOut('16:9', { scene: 'wide' }), laidOut('9:16', { scene: 'close' })]
  const postures = posturesOf([wide, wide, wide, wide], 4)
  for (const [index, posture] of postures.slice(1).entries()) expect(posture).not.toBe(postures[index])
  expect(posturesOf([wide, wide], 4)).toEqual(postures.slice(0, 2))
  expect(posturesOf([wide, close], 4)).toEqual([postures[0], 'aside'])
})

test.each(['16:9', '9:16', '1:1', '4:5', '5:4'] as const)('no edge of the frame cuts the hands of %s', (shape) => {
  for (const scene of ['wide', 'medium', 'close', 'corner', 'split', 'offer', 'end'] as const) {
    const { figure, hasFigure, postures } = laidOut(shape, { scene })
    if (!hasFigure) continue
    const radius = RELAXED_HAND_RADIUS * figure.scale
    const { y, height } = figure.room
    for (const posture of postures) {
      const cut = heldHands(posture).filter(([, down]) => {
        const middle = figure.y + down * figure.scale
        return middle - radius < y + height && middle + radius > y + height
      })
      expect([scene, posture, cut]).toEqual([scene, posture, []])
    }
  }
})

test('the hand that greets in a wide shot of 9:16 is not at the edge of the frame', () => {
  const { figure, gestures } = laidOut('9:16', { scene: 'wide' })
  expect(gestures).toContain('greet')
  for (const [x] of shownHands('greet'))
    expect(figure.x + x * figure.scale + HAND_RADIUS * figure.scale).toBeLessThan(720 - 16)
})

test('a close-up shows no hands', () => {
  for (const shape of ['16:9', '9:16', '1:1', '4:5', '5:4'] as const)
    expect(laidOut(shape, { scene: 'close' }).postures).toContain('aside')
  expect(laidOut('9:16', { scene: 'close' }).postures).not.toContain('folded')
})

test('a still shows the gesture of its scene', () => {
  const all = laidOut('16:9', { scene: 'wide' }).gestures
  const items = [1, 2].map((row) => ({ text: `Row ${row}`, startSeconds: row }))
  const shot = { items: [], nameTag: false }
  expect(stillGestureOf({ ...shot, scene: 'wide', nameTag: true }, all)).toBe('greet')
  expect(stillGestureOf({ ...shot, scene: 'wide' }, all)).toBe('present')
  expect(stillGestureOf({ ...shot, scene: 'split' }, all)).toBe('present')
  expect(stillGestureOf({ ...shot, scene: 'list', items }, all)).toBe('count2')
  expect(stillGestureOf({ ...shot, scene: 'close' }, new Set(['rest']))).toBe('rest')
})
