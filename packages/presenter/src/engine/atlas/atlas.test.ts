import { expect, test } from 'vitest'
import { createAtlas } from './atlas.ts'

const patchOf = (bytes: number) => [{ x: 0, y: 0, width: 2, height: 2, data: new Uint8Array(bytes) }]

test('a patch is drawn once and then cached', () => {
  const atlas = createAtlas(100)
  let drawn = 0
  const draw = () => {
    drawn++
    return patchOf(10)
  }
  expect(atlas.get('mouth', draw)).toBe(atlas.get('mouth', draw))
  expect(drawn).toBe(1)
})

test('the atlas stays within its limit and evicts the least recently used patches', () => {
  const atlas = createAtlas(100)
  for (let index = 0; index < 1000; index++) {
    atlas.get(`head ${index}`, () => patchOf(30))
    atlas.get('rest', () => patchOf(30))
    expect(atlas.byteCount).toBeLessThanOrEqual(100)
  }
  let drawnAgain = false
  atlas.get('rest', () => {
    drawnAgain = true
    return patchOf(30)
  })
  expect(drawnAgain).toBe(false)
})
