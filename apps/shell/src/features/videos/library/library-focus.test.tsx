// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someVideo } from '../test/some-video.ts'
import { useVideos } from '../queries.ts'
import { LibraryGrid } from './library-grid.tsx'
import { TrashList } from './trash-list.tsx'

const names = ['First', 'Second', 'Third']
const videos = names.map((title, place) =>
  someVideo({ id: `0190aaaa-0000-7000-8000-00000000000${place}`, title, status: 'failed' }),
)
const noneSelected = { ids: [], isAll: false, has: () => false, toggle: () => {}, selectAll: () => {}, clear: () => {} }
const figures = { total: 3, ready: 0, pending: 0, processing: 0, failed: 3 } as never
const me = { 'GET /api/videos/stats': () => figures, 'GET /auth/me': () => ({ user: null }) as never }

function Library() {
  const { videos: listed = [] } = useVideos()
  return (
    <main id="main" tabIndex={-1}>
      {listed.length > 0 && <LibraryGrid videos={listed} selection={noneSelected} view="grid" />}
    </main>
  )
}

/** A library from which what is deleted goes away. */
function library() {
  let left = videos
  core({
    ...me,
    'GET /api/videos': () => left,
    'DELETE /api/videos/:id': () => {
      left = left.slice(1)
      return { success: true } as never
    },
    'PATCH /api/videos/:id': () => ({ ...videos[0], title: 'Renamed' }) as never,
  })
  return show(<Library />)
}

const focused = () => document.activeElement

it('moves the focus to the next video when one is deleted', async () => {
  const { person } = library()
  await person.click(await screen.findByRole('button', { name: /Delete .*First/ }))
  await person.click(await screen.findByRole('button', { name: 'Delete' }))

  await waitFor(() => expect(screen.queryByText('First')).toBeNull())
  await waitFor(() => expect(focused()?.tagName).toBe('LI'))
  expect(focused()?.textContent).toContain('Second')
})

it.each(['{Enter}', '{Escape}'])('returns the focus to the menu when a title ends with %s', async (key) => {
  const { person } = library()
  await person.click(await screen.findByRole('button', { name: /More actions for .*First/ }))
  await person.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: 'Title' })
  await person.type(field, `Renamed${key}`)

  await waitFor(() => expect(focused()?.getAttribute('aria-label')).toMatch(/^More actions for/))
})

it('moves the focus to the next video in the trash, and to the content after the last', async () => {
  let left = videos.slice(0, 2).map((video) => ({ ...video, deletedAt: new Date().toISOString() }))
  core({
    ...me,
    'GET /api/videos/trash': () => ({ items: left, nextCursor: null }) as never,
    'POST /api/videos/restore': () => {
      left = left.slice(1)
      return { success: true } as never
    },
  })
  const { person } = show(
    <main id="main" tabIndex={-1}>
      <TrashList />
    </main>,
  )
  await person.click((await screen.findAllByRole('button', { name: 'Restore' }))[0] as HTMLElement)
  await waitFor(() => expect(focused()?.tagName).toBe('LI'))
  expect(focused()?.textContent).toContain('Second')

  await person.click(screen.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(focused()?.id).toBe('main'))
})
