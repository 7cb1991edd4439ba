// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { filtersFrom } from './library-filters.ts'
import { LibraryTools } from './library-tools.tsx'

function showTools(address = '') {
  const changed = vi.fn<(patch: object) => void>()
  function Library() {
    const [filters, setFilters] = useState(filtersFrom(new URLSearchParams(address)))
    const change = (patch: Partial<typeof filters>) => {
      changed(patch)
      setFilters({ ...filters, ...patch })
    }
    return (
      <>
        <LibraryTools
          filters={filters}
          onChange={change}
          view="grid"
          onView={() => undefined}
          busy={false}
          onRefresh={() => undefined}
        />
        <button type="button" onClick={() => change({ q: 'earlier words' })}>
          Back
        </button>
      </>
    )
  }
  return { ...show(<Library />, { boot: { words: { searchPlaceholder: 'Search by title' } as never } }), changed }
}

afterEach(() => vi.useRealTimers())

const search = () => screen.getByPlaceholderText('Search by title')

it('searches when typing pauses, not for every letter', () => {
  vi.useFakeTimers()
  const { changed } = showTools()

  fireEvent.change(search(), { target: { value: 'har' } })
  act(() => void vi.advanceTimersByTime(299))
  fireEvent.change(search(), { target: { value: 'harbour' } })
  act(() => void vi.advanceTimersByTime(299))
  expect(changed).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))

  expect(changed.mock.calls).toEqual([[{ q: 'harbour' }]])
})

it('restores earlier words when the URL goes back to them', async () => {
  core({})
  const { person } = showTools('q=harbour')
  expect(search()).toHaveProperty('value', 'harbour')

  await person.click(screen.getByRole('button', { name: 'Back' }))

  expect(search()).toHaveProperty('value', 'earlier words')
})

it('collapses more filters until one of them is set', async () => {
  core({ 'GET /api/avatars': () => Response.json([]) })
  const { person, unmount, changed } = showTools()
  expect(screen.queryByLabelText('Created on or after')).toBeNull()

  await person.click(screen.getByRole('button', { name: 'More filters' }))
  await person.selectOptions(screen.getByLabelText('Language'), 'Spanish')
  expect(changed).toHaveBeenLastCalledWith({ language: 'es' })

  unmount()
  showTools('from=2026-01-02')
  expect(screen.getByLabelText('Created on or after')).toHaveProperty('value', '2026-01-02')
})
