// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core, refused } from '../../../../test/core.ts'
import { show } from '../../../../test/show.tsx'
import { someVideo } from '../../test/some-video.ts'
import { FormatsDialog } from './formats-dialog.tsx'

const done = { kind: '1:1', state: 'done', progress: 100, errorMessage: null } as const
const video = someVideo({ status: 'ready', videoUrl: '/media/video.mp4', tasks: [done] })

it('offers formats other than the video’s own, and shows which are ready', async () => {
  show(<FormatsDialog video={video} onClose={vi.fn<() => void>()} />)

  const buttons = await screen.findAllByRole('button', { name: /\d:\d/ })

  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Create and download 9:16',
    'Download 1:1',
    'Create and download 4:5',
    'Create and download 5:4',
  ])
})

it('explains why a format could not be made', async () => {
  core({ 'GET /api/videos/:id/export': () => refused(500, 'export-failed', 'It needs more memory.') })
  const { person } = show(<FormatsDialog video={video} onClose={vi.fn<() => void>()} />)
  await person.click(await screen.findByRole('button', { name: 'Create and download 4:5' }))

  expect((await screen.findByRole('alert')).textContent).toBe('It needs more memory.')
})
