import { expect, it } from 'vitest'
import { logoSizeWarning } from './logo-size.ts'

it.each([
  ['a hairline', 4000, 40, /very wide/],
  ['a dot', 1, 1, /only 1 × 1 pixels/],
  ['a low strip', 200, 40, /at least 56 pixels high/],
])('warns of %s of %i x %i px', (_name, width, height, warning) => {
  expect(logoSizeWarning({ width, height })).toMatch(warning)
})

it.each([
  ['a wordmark', 600, 120],
  ['a square', 512, 512],
])('accepts %s of %i x %i px', (_name, width, height) => {
  expect(logoSizeWarning({ width, height })).toBeUndefined()
})
