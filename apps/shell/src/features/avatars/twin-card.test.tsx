// @vitest-environment happy-dom
import type { Avatar, TwinConsent } from '@vitrine/contract'
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

const consent = {
  id: '0190aaaa-0000-7000-8000-0000000000ab',
  personName: 'Ana',
  language: 'en',
  text: 'I am Ana. My code is 231 016.',
  code: '231016',
  state: 'asked',
  expiresAt: '2100-01-01T00:00:00Z',
  isDoubted: false,
  avatarId: twin.id,
  request: null,
} as TwinConsent
const rejected: Avatar = {
  ...twin,
  status: 'failed',
  stage: 'rejected',
  consentId: consent.id,
  errorMessage: 'Wrong code.',
}

it('shows the new sentence of a repeated consent, and the camera', async () => {
  const { calls } = core({
    'GET /api/twin-consents': () => [{ ...consent, text: 'Old.' }],
    'POST /api/avatars/:id/consent': () => consent,
  })
  const { person } = show(<TwinCard avatar={rejected} />)
  await person.click(await screen.findByRole('button', { name: 'Record consent again' }))
  const dialog = await screen.findByRole('dialog')

  expect(await within(dialog).findByText(consent.text)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Turn on camera' })).toBeTruthy()
  expect(calls).toContain(`POST /api/avatars/${twin.id}/consent`)
})

it('confirms that a person was asked again by email', async () => {
  const asked = { ...consent, request: { email: 'bo@example.com', state: 'asked' } } as TwinConsent
  core({ 'GET /api/twin-consents': () => [asked], 'POST /api/avatars/:id/consent': () => asked })
  const { person } = show(<TwinCard avatar={rejected} />)
  await person.click(await screen.findByRole('button', { name: 'Ask for consent again' }))

  expect(await screen.findByText('We sent the request. The link works for 7 days.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('confirms that the avatar was deleted', async () => {
  const { calls } = core({ 'DELETE /api/avatars/:id': () => ({ ok: true }) })
  await press()

  expect(await screen.findByText('Avatar deleted')).toBeTruthy()
  await waitFor(() => expect(calls).toContain(`DELETE /api/avatars/${twin.id}`))
})

it('reports a failure with the server’s message', async () => {
  const words = 'This doesn’t exist any more. Reload the page.'
  core({ 'DELETE /api/avatars/:id': () => refused(404, 'not-found', words) })
  await press()

  expect(await screen.findByText('Delete failed')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
})
