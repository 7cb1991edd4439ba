// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Video } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { SharingTab } from './sharing-tab.tsx'

const shared = { id: 'a', title: 'Shared', shareUrl: 'http://farah.localhost/v/token' } as Video
const unshared = { id: 'b', title: 'Unshared', shareUrl: null } as Video

async function pageButtons(isVisitor: boolean) {
  const support = { id: 's', state: 'running', isVisitor, reason: '', actorName: 'Tom', endsAt: '2100-01-01T00:00:00Z' }
  core({
    'GET /auth/user': () => ({ user: someUser({ support } as Parameters<typeof someUser>[0]) }),
    'GET /api/videos': () => [shared, unshared],
  })
  show(<SharingTab />)
  await screen.findByText('Unshared')
  if (isVisitor) await screen.findByText(/Share links can’t be created during a support session/)
  return screen.getAllByText('Sharing Page').map((button) => button.getAttribute('href'))
}

it('opens only existing sharing pages during a support session, and says so', async () => {
  expect(await pageButtons(true)).toEqual([shared.shareUrl, null])
  expect(screen.getAllByRole('button', { name: 'Sharing Page' })).toHaveProperty('0.disabled', true)
  const links = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Generate Share Link' })
  expect(links.map(({ disabled }) => disabled)).toEqual([true, true])
})

it('creates a missing sharing page for the owner', async () => {
  expect(await pageButtons(false)).toEqual(['/api/videos/a/sharing-page', '/api/videos/b/sharing-page'])
  expect(screen.queryByText(/support session/)).toBeNull()
})
