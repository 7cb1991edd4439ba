// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core } from '../../../../test/core.ts'
import { show } from '../../../../test/show.tsx'
import { someVideo } from '../../test/some-video.ts'
import { ThumbnailDialog } from './thumbnail-dialog.tsx'

const scenes = [0, 4, 8].map((startSeconds) => ({ startSeconds, durationSeconds: 4 }))
const video = someVideo({ status: 'ready', videoUrl: '/media/video.mp4', duration: 12 })
const cut = { edits: null, seed: 1, durationSeconds: 12, photos: [], scenes } as never

function showDialog(given = video) {
  const onClose = vi.fn<() => void>()
  return { ...show(<ThumbnailDialog video={given} onClose={onClose} />), onClose }
}

it('offers a moment of each scene, drawn from the file, and saves the chosen one', async () => {
  const sent = core({
    'GET /api/videos/:id/storyboard': () => cut,
    'PUT /api/videos/:id/thumbnail': () => ({ ...video, thumbnail: { kind: 'moment', second: 5.5 } }),
  })
  const { person, onClose } = showDialog()
  const moments = await screen.findAllByRole('radio')

  expect([...document.querySelectorAll('video')].map(({ src }) => src.split('/').at(-1))).toEqual([
    'video.mp4#t=1.5',
    'video.mp4#t=5.5',
    'video.mp4#t=9.5',
  ])
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await person.click(moments[1] as HTMLElement)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent.bodies.at(-1)).toEqual({ second: 5.5 })
})

it('offers the automatic thumbnail only when another one was chosen', async () => {
  const sent = core({
    'GET /api/videos/:id/storyboard': () => cut,
    'PUT /api/videos/:id/thumbnail': () => video,
  })
  const { person } = showDialog({ ...video, thumbnail: { kind: 'upload', second: null } })

  await person.click(screen.getByRole('button', { name: 'Use automatic thumbnail' }))
  await waitFor(() => expect(sent.bodies.at(-1)).toEqual({ automatic: true }))
})

it('reports an invalid picture, and the result of its check', async () => {
  const upload = { id: video.id, status: 'receiving', receivedBytes: 0, bytes: 4 }
  core({
    'GET /api/videos/:id/storyboard': () => cut,
    'POST /api/uploads': () => upload as never,
    'PATCH /api/uploads/:id': () => ({ ...upload, status: 'failed', errorMessage: 'The picture is cut off.' }) as never,
  })
  showDialog()
  const chooser = screen.getByLabelText('Your own image')

  fireEvent.change(chooser, { target: { files: [new File(['text'], 'notes.txt')] } })
  expect(await screen.findByText('Choose a JPG or PNG image.')).toBeTruthy()
  const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
  fireEvent.change(chooser, { target: { files: [new File([photo], 'house.jpg')] } })
  expect(await screen.findByText('The picture is cut off.')).toBeTruthy()
})

it.each(['%PDF-1.7', 'text', ''])('accepts pictures only, whatever their name: %j', async (content) => {
  const sent = core({ 'GET /api/videos/:id/storyboard': () => cut })
  showDialog()
  const file = new File([content], 'house.jpg')
  fireEvent.change(screen.getByLabelText('Your own image'), { target: { files: [file] } })

  expect(await screen.findByText('Choose a JPG or PNG image.')).toBeTruthy()
  expect(sent.calls).not.toContain('POST /api/uploads')
})

it('reports that the server was not reached', async () => {
  core({
    'GET /api/videos/:id/storyboard': () => cut,
    'PUT /api/videos/:id/thumbnail': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  const { person } = showDialog({ ...video, thumbnail: { kind: 'upload', second: null } })
  await person.click(screen.getByRole('button', { name: 'Use automatic thumbnail' }))

  expect(await screen.findByText('Couldn’t save. Please try again.')).toBeTruthy()
})
