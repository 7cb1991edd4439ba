// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ShareLink, Video } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { ShareButton } from './share-button.tsx'
// Fetched when it is first opened, which takes a busy machine longer than a test waits.
import './share-dialog.tsx'

const video = { id: 'a', title: 'Harbour' } as Video

async function openDuringSupport(shareUrl: string | null) {
  const support = {
    id: 's',
    state: 'running',
    isVisitor: true,
    reason: '',
    actorName: 'Tom',
    endsAt: '2100-01-01T00:00:00Z',
  }
  const { calls } = core({
    'GET /auth/user': () => ({ user: someUser({ support } as Parameters<typeof someUser>[0]) }),
    'GET /api/videos/:id/share': () => ({ shareUrl, qrSvg: null, embedCode: '' }) as unknown as ShareLink,
  })
  const { person } = show(<ShareButton video={video} />)
  await expect.poll(() => calls).toContain('GET /auth/user')
  await person.click(screen.getByRole('button', { name: 'Share Harbour' }))
  return calls
}

it('shows support the link of a video without calls that would be refused', async () => {
  const calls = await openDuringSupport('http://farah.localhost/v/token')

  expect(await screen.findByRole('link', { name: 'Open page' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Turn off link' })).toBeNull()
  expect(calls).not.toContain('POST /api/videos/:id/share')
})

it('tells support that it cannot create a link', async () => {
  await openDuringSupport(null)

  expect(await screen.findByText('Share links can’t be created during a support session.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull()
})
