import { expect, test } from 'vitest'
import type { Camera } from '../director/scenes.ts'
import { hasMovingPhoto, movedPart } from './photo-camera.ts'

const PHOTO = { width: 1800, height: 1200 }
const FRAME = { width: 1280, height: 720 }
const shot = (camera: Camera) => ({ camera, crop: { x: 0.5, y: 0.5, zoom: 1 }, startSeconds: 3, endSeconds: 8 })

test('a zoom grows by 1.2 % a second, a pan moves by 0.8 %, and both stay on the photo', () => {
  const widthAt = (camera: Camera, since: number) => movedPart(shot(camera), PHOTO, FRAME, since).width
  expect(1800 / widthAt('in', 0)).toBeCloseTo(1, 5)
  expect(1800 / widthAt('in', 5)).toBeCloseTo(1.0564, 3)
  expect(1800 / widthAt('out', 0)).toBeCloseTo(1.0564, 3)
  expect(1800 / widthAt('out', 5)).toBeCloseTo(1, 5)

  const wide = { width: 3000, height: 1200 }
  const from = movedPart(shot('across'), wide, FRAME, 0)
  const to = movedPart(shot('across'), wide, FRAME, 5)
  expect((to.x - from.x) / from.width).toBeCloseTo(0.0376, 3)
  // A photo without room beside the frame stands still.
  expect(movedPart(shot('across'), PHOTO, FRAME, 4).x).toBe(0)
})

test('a move begins and ends gently', () => {
  const step = (since: number) => movedPart(shot('in'), PHOTO, FRAME, since).width
  const first = step(0) - step(1 / 15)
  const middle = step(2.5) - step(2.5 + 1 / 15)
  const last = step(5 - 1 / 15) - step(5)
  expect(first).toBeLessThan(middle / 2)
  expect(last).toBeLessThan(middle / 2)
})

test('photos move in photo scenes only', () => {
  expect(hasMovingPhoto({ scene: 'voice', photo: 0, camera: 'in' })).toBe(true)
  expect(hasMovingPhoto({ scene: 'voice', photo: 0, camera: 'still' })).toBe(false)
  expect(hasMovingPhoto({ scene: 'medium', photo: 0, camera: 'in' })).toBe(false)
  expect(hasMovingPhoto({ scene: 'voice', camera: 'in' })).toBe(false)
})
