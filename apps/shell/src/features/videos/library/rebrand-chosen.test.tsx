// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection } from '../../../lib/lists/selection.ts'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someVideo } from '../test/some-video.ts'
import { LibraryGrid } from './library-grid.tsx'

const ids = ['0190aaaa-0000-7000-8000-000000000001', '0190aaaa-0000-7000-8000-000000000002']
const videos = ids.map((id, index) =>
  someVideo({ id, title: `Walk ${index + 1}`, status: 'ready', videoUrl: '/v.mp4', isBrandCurrent: false }),
)

function Library() {
  const selection = useSelection(videos)
  return (
    <>
      <button type="button" onClick={selection.selectAll}>
        Choose
      </button>
      <LibraryGrid videos={videos} selection={selection} view="grid" />
    </>
  )
}

it('rebrands the selected videos with one call', async () => {
  const { calls, bodies } = core({ 'POST /api/videos/rebrand': () => ({ queued: 2, skipped: [], missing: [] }) })
  const { person } = show(<Library />)
  await person.click(screen.getByRole('button', { name: 'Choose' }))
  await person.click(screen.getByRole('button', { name: 'Rebrand' }))

  expect(await screen.findByText('Rebranding started')).toBeTruthy()
  expect(bodies[calls.indexOf('POST /api/videos/rebrand')]).toEqual({ videoIds: ids })
})

it('lists videos that cannot be rebranded, each with its reason', async () => {
  const message = 'This video already has your current brand.'
  const skipped = [{ id: ids[1] ?? '', title: 'Walk 2', code: 'brand-current', message }]
  core({ 'POST /api/videos/rebrand': () => ({ queued: 1, skipped, missing: [] }) })
  const { person } = show(<Library />)
  await person.click(screen.getByRole('button', { name: 'Choose' }))
  await person.click(screen.getByRole('button', { name: 'Rebrand' }))
  const dialog = await screen.findByRole('dialog')

  expect(dialog.textContent).toContain('Updating 1 video with your current brand.')
  expect(dialog.textContent).toContain('1 video isn’t updated:')
  expect(dialog.textContent).toContain(`Walk 2${message}`)
})
