import { expect, test } from 'vitest'
import { blendVisemes, VISEMES } from './visemes.ts'

test('a blended viseme has the mean of both', () => {
  const half = blendVisemes(VISEMES.rest, VISEMES.aa, 0.5)
  expect(half.below).toBe(VISEMES.aa.below / 2)
  expect(half.jaw).toBe(VISEMES.aa.jaw / 2)
})
