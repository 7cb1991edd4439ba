import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { prepareCanvas } from '../engine/canvas/canvas.ts'
import { CARD_SHADOW_REACH, drawLabelPanel, drawPanel, LABEL_SHADOW_REACH } from './panel.ts'

beforeAll(() => prepareCanvas(''))

const BOX = { x: 100, y: 100, width: 120, height: 60 }

test.each([
  ['card', drawPanel, CARD_SHADOW_REACH],
  ['label', drawLabelPanel, LABEL_SHADOW_REACH],
] as const)('the shadow of a %s has faded where what is redrawn with it ends', (_, draw, reach) => {
  const canvas = createCanvas(320, 260).getContext('2d')
  canvas.fillStyle = '#ffffff'
  canvas.fillRect(0, 0, 320, 260)
  draw(canvas, BOX, 14, '#ffffff', '#000000')
  const { data } = canvas.getImageData(0, 0, 320, 260)
  const distanceOf = (at: number, from: number, size: number) => Math.max(from - at, at - from - size + 1, 0)
  let [beyond, within] = [255, 255]
  for (const [index, value] of data.entries()) {
    const [x, y] = [(index >> 2) % 320, Math.floor((index >> 2) / 320)]
    const distance = Math.max(distanceOf(x, BOX.x, BOX.width), distanceOf(y, BOX.y, BOX.height))
    if (distance > reach) beyond = Math.min(beyond, value)
    else within = Math.min(within, value)
  }
  expect(beyond).toBeGreaterThanOrEqual(253)
  expect(within).toBeLessThan(245)
})
