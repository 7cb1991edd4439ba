import { expect, test } from 'vitest'
import { createCutOutLayer } from './cut-out-layer.ts'

const footage = { width: 16, height: 8 }
const box = { x: 0, y: 0, width: 8, height: 8 }
/** The box shows the middle of the frame. */
const placed = { footage, box, crop: { x: 4, y: 0, width: 8, height: 8 } }
const plane = (value: number) => new Uint8Array((box.width * box.height * 3) / 2).fill(value)
/** The right half of the frame shows a person. */
const mask = { data: Uint8Array.from({ length: 32 }, (_, index) => (index % 8 < 4 ? 0 : 255)), width: 8, height: 4 }
const part = { x: 6, y: 0, width: 10, height: 8 }
const columns = (picture: Uint8Array) => [...picture.subarray(0, 8)]

test('the layer behind the presenter is visible outside of the person', () => {
  const lay = createCutOutLayer(placed, () => plane(20))
  const picture = plane(200)
  lay(picture, { mask, part, behind: undefined })

  // Of its eight columns the person has the right four.
  expect(columns(picture).slice(0, 3)).toEqual([20, 20, 20])
  expect(columns(picture).slice(5)).toEqual([200, 200, 200])
  // The same in the planes of colour.
  expect([64, 67, 80, 83].map((at) => picture[at])).toEqual([20, 200, 20, 200])
})

test('both layers are blended at the edge', () => {
  const lay = createCutOutLayer(placed, () => plane(20))
  const picture = plane(200)
  lay(picture, { mask: { ...mask, data: mask.data.map(() => 128) }, part, behind: undefined })

  expect(columns(picture)[5]).toBe(110)
  // Outside of the part with the person is nobody.
  expect(columns(picture)[0]).toBe(20)
})

test('the blurred background is used where there is one, and nothing is drawn', () => {
  const lay = createCutOutLayer(placed, () => {
    throw new Error('nothing is drawn')
  })
  const picture = plane(200)
  const behind = { data: new Uint8Array(24).fill(90), width: 4, height: 4 }
  lay(picture, { mask, part, behind })

  expect([columns(picture)[0], columns(picture)[7]]).toEqual([90, 200])
})
