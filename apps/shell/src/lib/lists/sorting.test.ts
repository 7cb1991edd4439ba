import { expect, it } from 'vitest'
import { sortedBy } from './sorting.ts'

it.each([
  ['another column begins its own way', { sort: 'name', order: 'asc' }, { key: 'credits', first: 'desc' }, 'desc'],
  ['a text begins with its first letters', { sort: 'credits', order: 'desc' }, { key: 'name', first: 'asc' }, 'asc'],
  ['the same column turns round', { sort: 'credits', order: 'desc' }, { key: 'credits', first: 'desc' }, 'asc'],
  ['and back', { sort: 'credits', order: 'asc' }, { key: 'credits', first: 'desc' }, 'desc'],
] as const)('%s', (_what, now, column, order) => {
  expect(sortedBy<string>(now, column)).toEqual({ sort: column.key, order })
})
