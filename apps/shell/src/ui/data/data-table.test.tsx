// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '../../test/show.tsx'
import { type Column, DataTable } from './data-table.tsx'

afterEach(() => vi.restoreAllMocks())

const name: Column<string> = { title: 'Name', place: 'name', cell: (row) => row }
const action: Column<string> = { title: 'Action', place: 'corner', cell: () => <button type="button">End</button> }
const device: Column<string> = { title: 'Device', cell: () => 'Phone' }

function table(columns: Column<string>[]) {
  show(<DataTable caption="Sessions" columns={columns} rows={['maria']} rowKey={(row) => row} />)
  return screen.getByRole('table', { name: 'Sessions' })
}

it('lists rows by their name on phones where a column is the name', () => {
  const cells = table([name, device, action]).querySelectorAll('td')
  expect([...cells].map(({ dataset }) => [dataset.title, dataset.place])).toEqual([
    ['Name', 'name'],
    ['Device', undefined],
    ['Action', 'corner'],
  ])
  expect(screen.getByRole('table').dataset.compact).toBe('true')
})

it('puts the actions of a row before its other values on narrow windows, as they are seen', () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: true }) as never,
  )
  const cells = table([name, device, action]).querySelectorAll('td')
  expect([...cells].map(({ dataset }) => dataset.title)).toEqual(['Name', 'Action', 'Device'])
})

it('lists every value on a line of its own without a name', () => {
  expect(table([device]).dataset.compact).toBeUndefined()
})
