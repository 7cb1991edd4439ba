import { beforeAll, expect, test } from 'vitest'
import { createCanvas } from '@napi-rs/canvas'
import { prepareCanvas } from '../../engine/canvas/canvas.ts'
import { contrast } from '../palette.ts'
import { drawShade } from './photo.ts'

beforeAll(() => prepareCanvas(''))

test('white letters are readable under the shade on a white photo, which keeps most of its light elsewhere', () => {
  const stage = { shape: '16:9', width: 1280, height: 720, rightToLeft: false } as const
  const canvas = createCanvas(stage.width, stage.height).getContext('2d')
  canvas.fillStyle = '#ffffff'
  canvas.fillRect(0, 0, stage.width, stage.height)
  drawShade(canvas, stage, { lettersTop: 470, lettersEnd: 500 })
  const colourAt = (x: number, y: number) =>
    `#${Array.from(canvas.getImageData(x, y, 1, 1).data.slice(0, 3), (value) => value.toString(16).padStart(2, '0')).join('')}`
  for (const [x, y] of [
    [0, 470],
    [500, 470],
    [0, 660],
    [500, 660],
  ] as const)
    expect(contrast(colourAt(x, y), '#ffffff')).toBeGreaterThan(4.5)
  for (const [x, y] of [
    [10, 320],
    [640, 320],
  ] as const)
    expect(contrast(colourAt(x, y), '#ffffff')).toBeLessThan(1.05)
  expect(contrast(colourAt(10, 719), colourAt(10, 717))).toBeCloseTo(1, 1)
  for (const [x, y] of [
    [1270, 470],
    [1270, 710],
  ] as const)
    expect(contrast(colourAt(x, y), '#ffffff')).toBeLessThan(2)
})
