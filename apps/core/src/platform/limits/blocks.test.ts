import { expect, test } from 'vitest'
import { createBlocks } from './blocks.ts'

let now = new Date()
const clock = { now: () => now }
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a block ends when it expires or is removed', () => {
  const blocks = createBlocks({ clock })
  const endsAt = inSeconds(60)
  blocks.add('a', endsAt)
  blocks.add('b', endsAt)
  blocks.remove('b')
  expect([blocks.endOf('a'), blocks.endOf('b'), blocks.endOf('c')]).toEqual([endsAt, undefined, undefined])

  now = endsAt
  expect(blocks.endOf('a')).toBeUndefined()
})

test('the number of blocks is bounded, and the oldest is dropped first', () => {
  const blocks = createBlocks({ clock, blocksMax: 2 })
  for (const key of ['a', 'b', 'a', 'c']) blocks.add(key, inSeconds(60))

  expect(['a', 'b', 'c'].map((key) => blocks.endOf(key) !== undefined)).toEqual([true, false, true])
})
