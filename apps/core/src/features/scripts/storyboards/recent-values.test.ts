import { expect, it, vi } from 'vitest'
import { createRecentValues } from './recent-values.ts'

it('computes a value once for concurrent requests, and again after a failure', async () => {
  const values = createRecentValues<string>(100, (text) => text.length)
  const make = vi.fn<() => Promise<string>>(async () => 'made')

  expect(await Promise.all([values.get('a', make), values.get('a', make)])).toEqual(['made', 'made'])
  expect(await values.get('a', make)).toBe('made')
  expect(make).toHaveBeenCalledOnce()
  await expect(values.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await values.get('b', make)).toBe('made')
})

it('evicts the least recently used value', async () => {
  const values = createRecentValues<string>(10, (text) => text.length)
  const make = vi.fn<() => Promise<string>>(async () => '12345')
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await values.get(key, make)

  // a and b, then c in the place of b, then b again.
  expect(make).toHaveBeenCalledTimes(4)
})
