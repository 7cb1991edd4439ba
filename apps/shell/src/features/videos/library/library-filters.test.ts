import { expect, it } from 'vitest'
import { filtersFrom, isNarrowed, paramsFrom, queryOf, viewFrom } from './library-filters.ts'

const everything = { q: '', status: '', sort: 'newest', language: '', avatarId: '', from: '', to: '' }
const read = (address: string) => filtersFrom(new URLSearchParams(address))

it('shows everything, newest first, for a URL without parameters', () => {
  expect(read('')).toEqual(everything)
  expect(paramsFrom(read('')).toString()).toBe('')
})

it('round-trips through the URL', () => {
  const avatarId = '0190aaaa-0000-7000-8000-0000000000aa'
  const days = { from: '2026-11-01', to: '2026-11-20' }
  const filters = {
    q: 'old harbour & hill',
    status: 'ready',
    sort: 'title',
    language: 'fa',
    avatarId,
    ...days,
  } as const

  expect(filtersFrom(paramsFrom(filters))).toEqual(filters)
})

it('falls back for an unknown status or order', () => {
  expect(read('status=gone&sort=size&language=xx&presenter=maya&from=soon&to=2026-13-40')).toEqual(everything)
})

it('shortens a search that the server would reject', () => {
  expect(read(`q=${'x'.repeat(400)}`).q).toHaveLength(200)
})

it('distinguishes a filtered list from the whole one', () => {
  expect(isNarrowed(read('sort=oldest'))).toBe(false)
  expect(isNarrowed(read('q=harbour'))).toBe(true)
  expect(isNarrowed(read('status=failed'))).toBe(true)
})

it('requests whole days, including the last one', () => {
  const { from, before } = queryOf(read('from=2026-11-20&to=2026-11-20'))

  expect(Date.parse(before ?? '') - Date.parse(from ?? '')).toBe(24 * 3_600_000)
})

it('keeps the view', () => {
  expect(viewFrom(paramsFrom(read('q=x'), 'list'))).toBe('list')
  expect(viewFrom(new URLSearchParams('view=maps'))).toBe('grid')
})
