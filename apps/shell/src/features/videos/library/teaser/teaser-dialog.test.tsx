// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core } from '../../../../test/core.ts'
import { show } from '../../../../test/show.tsx'
import { someVideo } from '../../test/some-video.ts'
import { TeaserDialog } from './teaser-dialog.tsx'

const scenes = [0, 4].map((startSeconds) => ({ startSeconds, durationSeconds: 4 }))
const video = someVideo({ status: 'ready', videoUrl: '/media/video.mp4', duration: 8 })
const cut = { edits: null, seed: 1, durationSeconds: 8, photos: [], scenes } as never
const link = { shareUrl: null, emailCode: null, hasPassword: false }

it('makes a teaser from the beginning or from the chosen moment, then offers the file, and the HTML once the video is shared', async () => {
  const starts: number[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${file.size}-${starts.at(-1)}` }))
  core({
    'GET /api/videos/:id/storyboard': () => cut,
    'PUT /api/videos/:id/teaser': ({ body }) => {
      starts.push((body as { startSeconds: number }).startSeconds)
      return video
    },
    'GET /api/videos/:id/export': () => new Response('gif', { headers: { 'content-type': 'image/gif' } }),
    'GET /api/videos/:id/share': () => link as never,
    'POST /api/videos/:id/share': () => ({ ...link, shareUrl: 'https://a/v/b', emailCode: '<a>teaser</a>' }) as never,
  })
  const { person } = show(<TeaserDialog video={video} onClose={vi.fn<() => void>()} />)
  const moments = await screen.findAllByRole('radio')
  await person.click(screen.getByRole('button', { name: 'Create GIF' }))
  await screen.findByAltText('Preview of the GIF')
  await person.click(moments[1] as HTMLElement)
  await person.click(screen.getByRole('button', { name: 'Create GIF' }))
  await waitFor(() => expect(starts).toEqual([0, 5.5]))
  const preview = await screen.findByAltText('Preview of the GIF')
  expect(preview.getAttribute('src')).toBe('blob:3-5.5')
  expect(screen.getByRole('button', { name: 'Download GIF' })).toBeTruthy()
  await person.click(await screen.findByRole('button', { name: 'Create link and HTML' }))
  await waitFor(() => expect(screen.getByLabelText('HTML for your email')).toHaveProperty('value', '<a>teaser</a>'))
})
