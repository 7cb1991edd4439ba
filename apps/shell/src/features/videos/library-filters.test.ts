import { expect, it } from 'vitest'
import { filtersFrom, isNarrowed, paramsFrom } from './library-filters.ts'

const read = (address: string) => filtersFrom(new URLSearchParams(address))

it('shows everything, newest first, under the plain address', () => {
  expect(read('')).toEqual({ q: '', status: '', sort: 'newest' })
  expect(paramsFrom(read('')).toString()).toBe('')
})

it('comes back from the address as it went in', () => {
  const filters = { q: 'old harbour & hill', status: 'ready', sort: 'title' } as const

  expect(filtersFrom(paramsFrom(filters))).toEqual(filters)
})

it('falls back where somebody typed a status or an order that does not exist', () => {
  expect(read('status=gone&sort=size')).toEqual({ q: '', status: '', sort: 'newest' })
})

it('cuts a search that the server would refuse', () => {
  expect(read(`q=${'x'.repeat(400)}`).q).toHaveLength(200)
})

it('tells a narrowed list from the whole one', () => {
  expect(isNarrowed(read('sort=oldest'))).toBe(false)
  expect(isNarrowed(read('q=harbour'))).toBe(true)
  expect(isNarrowed(read('status=failed'))).toBe(true)
})
