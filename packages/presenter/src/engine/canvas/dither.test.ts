import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { dither } from './dither.ts'

test('dithering changes a flat area by at most one level, deterministically, and keeps its mean', () => {
  const drawn = () => {
    const picture = createCanvas(128, 128)
    const canvas = picture.getContext('2d')
    canvas.fillStyle = '#202020'
    canvas.fillRect(0, 0, 128, 128)
    dither(picture)
    return canvas.getImageData(0, 0, 128, 128).data.filter((_, at) => at % 4 === 0)
  }
  const levels = drawn()

  expect([...new Set(levels)].sort()).toEqual([31, 32, 33])
  expect(levels.reduce((sum, level) => sum + level, 0) / levels.length).toBeCloseTo(32, 1)
  expect(drawn()).toEqual(levels)
})
