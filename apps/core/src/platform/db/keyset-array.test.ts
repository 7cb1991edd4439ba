import { expect, it } from 'vitest'
import { pageOfArray } from './keyset-array.ts'

const items = Array.from({ length: 25 }, (_, at) => ({
  id: `id-${at % 10}${at}`,
  name: ['Ärmel', 'arm', 'ARM', 'Zoë', ''][at % 5] ?? '',
  cents: (at % 4) * 100 - 100,
}))

function walk(valueOf: (item: (typeof items)[number]) => number | string, order: 'asc' | 'desc', limit: number) {
  const found: (typeof items)[number][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = pageOfArray(items, { cursor, limit, order }, { valueOf, idOf: ({ id }) => id })
    found.push(...page.rows)
    cursor = page.next
    expect(found.length).toBeLessThanOrEqual(items.length)
  }
  return found
}

it.each([
  ['a text', ({ name }: { name: string }) => name],
  ['a number, below nothing as well', ({ cents }: { cents: number }) => cents],
])('paging by %s returns each item once, in the same order', (_what, valueOf) => {
  const whole = walk(valueOf, 'asc', 100)
  expect(new Set(whole).size).toBe(items.length)
  for (const limit of [1, 2, 7, 25]) {
    expect(walk(valueOf, 'asc', limit)).toEqual(whole)
    expect(walk(valueOf, 'desc', limit)).toEqual(whole.toReversed())
  }
})

it('paging ends with equal names longer than a cursor', () => {
  const long = [1, 2, 3].map((id) => ({ id: String(id), name: '🎬'.repeat(120) + id }))
  const places = { valueOf: ({ name }: { name: string }) => name, idOf: ({ id }: { id: string }) => id }
  const { rows, next } = pageOfArray(long, { limit: 2, order: 'asc' }, places)
  expect(rows.map(({ id }) => id)).toEqual(['1', '2'])
  expect(pageOfArray(long, { cursor: next ?? '', limit: 2, order: 'asc' }, places).rows).toEqual([long[2]])
})

it('paging handles a cursor of another order', () => {
  const asked = { cursor: 'ff.x', limit: 100, order: 'asc' } as const
  const places = { valueOf: ({ cents }: { cents: number }) => cents, idOf: ({ id }: { id: string }) => id }
  expect(pageOfArray(items, asked, places).rows).toHaveLength(25)
})
