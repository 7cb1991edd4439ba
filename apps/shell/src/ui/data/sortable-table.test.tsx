// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSorting } from '../../lib/lists/sorting.ts'
import { show } from '../../test/show.tsx'
import { type SortableColumn, SortableTable } from './sortable-table.tsx'

type Key = 'name' | 'credits'
type Row = { name: string; credits: number }

const columns: SortableColumn<Row, Key>[] = [
  { title: 'Name', cell: ({ name }) => name, sortable: { key: 'name', first: 'asc' } },
  { title: 'Credits', cell: ({ credits }) => credits, isFigure: true, sortable: { key: 'credits', first: 'desc' } },
  { title: 'Actions', cell: () => null },
]

function People() {
  const sorted = useSorting<Key>({ sort: 'name', order: 'asc' })
  return (
    <>
      <SortableTable
        caption="People"
        columns={columns}
        rows={[{ name: 'Maria', credits: 3 }]}
        rowKey={({ name }) => name}
        sorted={sorted}
      />
      <p>{`by ${sorted.sorting.sort} ${sorted.sorting.order}`}</p>
    </>
  )
}

const head = (name: string) => screen.getByRole('button', { name })
const order = (name: string) => head(name).closest('th')?.getAttribute('aria-sort')

it('sorts another column in its default direction first, and reverses it on the next press', async () => {
  const { person } = show(<People />)
  expect(order('Name')).toBe('ascending')

  await person.click(head('Credits'))
  expect(order('Credits')).toBe('descending')
  expect(order('Name')).toBe('none')

  await person.click(head('Credits'))
  expect(screen.getByText('by credits asc')).toBeTruthy()
})

it('offers no button on columns that cannot be sorted', () => {
  show(<People />)

  expect(screen.getByText('Actions').closest('button')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
})

it('sorts on phones with the field above the table, where headers are hidden', async () => {
  const { person } = show(<People />, { width: 400 })
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull()

  await person.selectOptions(screen.getByLabelText('Sort by'), 'Credits')
  expect(screen.getByText('by credits desc')).toBeTruthy()

  await person.click(screen.getByRole('button', { name: 'Sort ascending' }))
  expect(screen.getByText('by credits asc')).toBeTruthy()
})
