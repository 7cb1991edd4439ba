import { expect, it, vi } from 'vitest'
import { createLruCache } from './lru-cache.ts'

it('computes a value once for concurrent requests, and again after a failure', async () => {
  const values = createLruCache<string>({ sizeMax: 100 })
  const make = vi.fn<() => Promise<string>>(async () => 'made')

  expect(await Promise.all([values.get('a', make), values.get('a', make)])).toEqual(['made', 'made'])
  expect(await values.get('a', make)).toBe('made')
  expect(make).toHaveBeenCalledOnce()
  await expect(values.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await values.get('b', make)).toBe('made')
})

it('evicts the least recently used value', async () => {
  const values = createLruCache<string>({ sizeMax: 10, sizeOf: (text) => text.length })
  const make = vi.fn<() => Promise<string>>(async () => '12345')
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await values.get(key, make)

  // a and b, then c in the place of b, then b again.
  expect(make).toHaveBeenCalledTimes(4)
})

it('computes a value again after its time, counted from its first request', async () => {
  let time = 0
  const values = createLruCache<string>({ sizeMax: 10, maxAgeMs: 100, now: () => time })
  const make = vi.fn<() => Promise<string>>(async () => 'made')
  for (const at of [0, 99, 100]) {
    time = at
    await values.get('a', make)
  }

  expect(make).toHaveBeenCalledTimes(2)
})
