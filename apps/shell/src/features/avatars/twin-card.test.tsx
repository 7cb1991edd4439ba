// @vitest-environment happy-dom
import type { Avatar } from '@vitrine/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { TwinCard } from './twin-card.tsx'

const twin: Avatar = {
  id: '0190aaaa-0000-7000-8000-0000000000aa',
  name: 'Ana',
  line: '',
  type: 'custom',
  status: 'ready',
  errorMessage: null,
  stage: null,
  consentId: null,
  progress: 100,
  presenterId: 'leila',
  imageUrl: null,
  posterUrl: null,
  previewLanguage: null,
  provider: 'engine',
  tavusReplicaId: null,
  isFavourite: false,
  isDefault: false,
  createdAt: '2026-11-20T10:00:00Z',
}

async function press(): Promise<void> {
  const { person } = show(<TwinCard avatar={twin} />)
  await person.click(screen.getByRole('button', { name: /^Delete/ }))
  const dialog = await screen.findByRole('dialog')
  await person.click(within(dialog).getByRole('button', { name: 'Delete' }))
}

it('says that the avatar was deleted', async () => {
  const { calls } = core({ 'DELETE /api/avatars/:id': () => ({ ok: true }) })
  await press()

  expect(await screen.findByText('Avatar deleted')).toBeTruthy()
  await waitFor(() => expect(calls).toContain(`DELETE /api/avatars/${twin.id}`))
})

it('says that it failed, in the words of the server', async () => {
  const words = 'This doesn’t exist any more. Reload the page.'
  core({ 'DELETE /api/avatars/:id': () => refused(404, 'not-found', words) })
  await press()

  expect(await screen.findByText('Delete failed')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})
