import { expect, test } from 'vitest'
import { isInside } from '../../composition/geometry.ts'
import { personBoxOf, unionOf, withRoom } from './person-box.ts'

const picture = { width: 1280, height: 720 }

/** A mask of 256 by 256 with a person in some columns and rows. */
function maskOf(left: number, right: number, top: number, bottom: number): Uint8Array {
  const isIn = (index: number) =>
    index % 256 >= left && index % 256 < right && Math.floor(index / 256) >= top && Math.floor(index / 256) < bottom
  return Uint8Array.from({ length: 256 * 256 }, (_, index) => (isIn(index) ? 255 : 0))
}

test('the box contains the person, and ignores a single pixel elsewhere', () => {
  const mask = maskOf(64, 192, 32, 256)
  mask[3 * 256 + 250] = 255

  expect(personBoxOf(mask, picture)).toEqual({ x: 320, y: 90, width: 640, height: 630 })
  expect(personBoxOf(maskOf(0, 0, 0, 0), picture)).toBeUndefined()
})

test('the box has a margin inside the picture, in even pixels', () => {
  const { x, y, width, height } = withRoom({ x: 301, y: 10, width: 401, height: 700 }, picture)

  expect([x, y, y + height]).toEqual([244, 0, 720])
  expect([x, y, width, height].every((value) => value % 2 === 0)).toBe(true)
})

test('the box grows when an arm leaves it', () => {
  const [before, arm] = [
    { x: 100, y: 50, width: 200, height: 300 },
    { x: 250, y: 100, width: 120, height: 100 },
  ]
  expect(isInside(arm, before)).toBe(false)
  expect(isInside(arm, unionOf(before, arm))).toBe(true)
  expect(unionOf(before, arm)).toEqual({ x: 100, y: 50, width: 270, height: 300 })
})
