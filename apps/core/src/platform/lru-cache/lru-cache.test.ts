import { expect, it, vi } from 'vitest'
import { createLruCache } from './lru-cache.ts'

const MADE = { text: 'made' }

it('computes a value once for concurrent requests, and again after a failure', async () => {
  const values = createLruCache<{ text: string }>({ sizeMax: 100 })
  const make = vi.fn<() => Promise<{ text: string }>>(async () => MADE)

  expect(await Promise.all([values.get('a', make), values.get('a', make)])).toEqual([MADE, MADE])
  expect(await values.get('a', make)).toBe(MADE)
  expect(make).toHaveBeenCalledOnce()
  await expect(values.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await values.get('b', make)).toBe(MADE)
})

it('evicts the least recently used value', async () => {
  const values = createLruCache<{ text: string }>({ sizeMax: 10, sizeOf: ({ text }) => text.length })
  const make = vi.fn<() => Promise<{ text: string }>>(async () => ({ text: '12345' }))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await values.get(key, make)

  // a and b, then c in the place of b, then b again.
  expect(make).toHaveBeenCalledTimes(4)
})

it('computes a value again after its time', async () => {
  let time = 1
  const values = createLruCache<{ text: string }>({ sizeMax: 10, maxAgeMs: 100, now: () => time })
  const make = vi.fn<() => Promise<{ text: string }>>(async () => MADE)
  for (const at of [1, 100, 102]) {
    time = at
    await values.get('a', make)
  }

  expect(make).toHaveBeenCalledTimes(2)
})
