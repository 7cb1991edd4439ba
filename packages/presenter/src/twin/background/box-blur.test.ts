import { expect, test } from 'vitest'
import { boxBlur, halved } from './box-blur.ts'

test('a pixel becomes the mean of its surroundings, fewer at the edges', () => {
  const plane = Float32Array.from({ length: 6 * 5 }, (_, index) => (index * 7) % 11)
  const blurred = boxBlur(plane, 6, 2, 1)
  const meanAt = (x: number, y: number) => {
    const near = [...plane.entries()].filter(
      ([index]) => Math.abs((index % 6) - x) <= 2 && Math.abs(Math.floor(index / 6) - y) <= 1,
    )
    return near.reduce((sum, [, value]) => sum + value, 0) / near.length
  }

  for (const [index, value] of blurred.entries()) expect(value).toBeCloseTo(meanAt(index % 6, Math.floor(index / 6)), 4)
})

test('radii wider than the plane are accepted', () => {
  expect([...boxBlur(Float32Array.of(1, 2, 3, 6), 2, 9, 9)]).toEqual([3, 3, 3, 3])
})

test('a plane is halved by the mean of four', () => {
  expect([...halved(Uint8Array.of(1, 3, 10, 10, 5, 7, 10, 14, 0, 0, 4, 4, 0, 0, 4, 4))]).toEqual([4, 11, 0, 4])
})
