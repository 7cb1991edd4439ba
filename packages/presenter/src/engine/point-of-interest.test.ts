import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { MIDDLE, pointOfInterest } from './point-of-interest.ts'

/** A calm wall with a colourful chequered thing at a place. */
function wallWith(place?: { x: number; y: number }) {
  const photo = createCanvas(1200, 800)
  const canvas = photo.getContext('2d')
  canvas.fillStyle = '#b9bcc0'
  canvas.fillRect(0, 0, 1200, 800)
  if (!place) return photo
  for (let across = 0; across < 8; across++)
    for (let down = 0; down < 8; down++) {
      canvas.fillStyle = (across + down) % 2 === 0 ? '#d03020' : '#f0d8c0'
      canvas.fillRect(place.x * 1200 - 80 + across * 20, place.y * 800 - 80 + down * 20, 20, 20)
    }
  return photo
}

test.each([
  { x: 0.8, y: 0.3 },
  { x: 0.2, y: 0.7 },
])('the subject of a photo at $x, $y is its point of interest', async (place) => {
  const point = await pointOfInterest(wallWith(place))
  expect(Math.abs(point.x - place.x)).toBeLessThan(0.2)
  expect(Math.abs(point.y - place.y)).toBeLessThan(0.2)
  expect(Math.sign(point.x - MIDDLE.x)).toBe(Math.sign(place.x - MIDDLE.x))
  expect(await pointOfInterest(wallWith(place))).toEqual(point)
})

test('a tiny picture has its point of interest in the middle', async () => {
  expect(await pointOfInterest(createCanvas(4, 4))).toEqual(MIDDLE)
})
