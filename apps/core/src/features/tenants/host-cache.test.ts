import { expect, it } from 'vitest'
import type { Tenant } from '../../platform/tenant/tenant.ts'
import { createHostCache } from './host-cache.ts'

function cacheOf(most: number) {
  const asked: string[] = []
  const cache = createHostCache(async (host) => {
    asked.push(host)
    if (host === 'broken') throw new Error('no database')
    return host === 'unknown' ? undefined : ({ id: host } as Tenant)
  }, most)
  return { ...cache, asked }
}

it('keeps recently used hosts when a new one is added', async () => {
  const { get, asked } = cacheOf(2)
  for (const host of ['one', 'two', 'one', 'three', 'one', 'two']) await get(host)

  expect(asked).toEqual(['one', 'two', 'three', 'two'])
})

it('queries once for concurrent requests, and again after a failure', async () => {
  const { get, asked } = cacheOf(2)
  await Promise.all([get('one'), get('one'), get('unknown'), get('unknown')])
  await expect(get('broken')).rejects.toThrow('no database')
  await expect(get('broken')).rejects.toThrow('no database')

  expect(asked).toEqual(['one', 'unknown', 'broken', 'broken'])
})

it('drops the hosts of one tenant', async () => {
  const { get, drop, asked } = cacheOf(3)
  for (const host of ['one', 'two']) await get(host)
  drop('one')
  await Promise.resolve()
  for (const host of ['one', 'two']) await get(host)

  expect(asked).toEqual(['one', 'two', 'one'])
})
