import { expect, it } from 'vitest'
import { slowness } from './repeating-texts.ts'

const SIZE = 60_000
/** A cost in milliseconds that grows with a power of the size. */
const growing = (wholeMs: number, power: number) => (size: number) => wholeMs * (size / SIZE) ** power

it.each([
  ['a fast reader passes', growing(20, 2), false],
  ['a linear reader passes above the limit', growing(150, 1), false],
  ['a linear reader passes when its quarter stays in the caches', (size: number) => (size < SIZE ? 15 : 142), false],
  ['a quadratic reader is found', growing(250, 2), true],
  ['a reader far above the limit is found, however it grows', growing(400, 1), true],
])('%s', async (_name, cost, isSlow) => {
  expect((await slowness(cost, SIZE)) !== undefined).toBe(isSlow)
})
