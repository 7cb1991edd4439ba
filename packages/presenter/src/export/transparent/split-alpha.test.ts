import { expect, test } from 'vitest'
import { splitAlpha } from './split-alpha.ts'

const RED = [220, 20, 20, 255]
const NOTHING = [0, 0, 0, 0]

test('opacity is kept, and colours extend beyond an edge, so that it is not mixed with black', () => {
  const row = [NOTHING, NOTHING, RED, RED, [220, 20, 20, 100], NOTHING, NOTHING, NOTHING]
  const { colours, opacity } = splitAlpha(new Uint8ClampedArray([...row, ...row].flat()), 8, 2)

  expect([...opacity.subarray(0, 8)]).toEqual([0, 0, 255, 255, 100, 0, 0, 0])
  expect(new Set(colours.subarray(0, 16)).size).toBe(1)
  expect(opacity.subarray(16).every((one) => one === 128)).toBe(true)
})

test('an edge extends its colours by 16 pixels, followed by grey', () => {
  const row = [RED, RED, ...Array.from({ length: 30 }, () => NOTHING)]
  const { colours } = splitAlpha(new Uint8ClampedArray([...row, ...row].flat()), 32, 2)

  expect(colours[17]).toBe(colours[0])
  expect(colours[20]).toBe(126)
})
