// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { TwinConsent } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { TwinSection } from './twin-section.tsx'

const consent = {
  id: '0197a000-0000-7000-8000-000000000003',
  personName: 'Maria Silva',
  language: 'en',
  text: 'I am Maria Silva.',
  code: '231016',
  state: 'asked',
  expiresAt: '2100-01-01T00:00:00Z',
  avatarId: null,
  request: null,
} as TwinConsent

it('keeps the focus on the button that opens the camera', async () => {
  const consents: TwinConsent[] = []
  core({
    'GET /auth/user': () => ({ user: someUser() }),
    'GET /api/twin-entitlements': () =>
      ({ needsOrder: false, open: 0, source: 'free', left: 3, usesLipSyncService: false, items: [] }) as const as never,
    'GET /api/twin-consents': () => [...consents],
    'POST /api/twin-consents': () => {
      consents.push(consent)
      return consent
    },
  })
  const { person } = show(<TwinSection />)

  await person.click(await screen.findByRole('button', { name: 'Get started' }))
  const name = await screen.findByLabelText('Full name of the person in the recording')
  await waitFor(() => expect(document.activeElement).toBe(name))

  await person.type(name, 'Maria Silva')
  await person.type(screen.getByLabelText('Twin name'), 'Maria')
  await person.click(screen.getByRole('button', { name: 'Start recording' }))
  const camera = await screen.findByRole('button', { name: 'Turn on camera' })
  await waitFor(() => expect(document.activeElement).toBe(camera))
})
