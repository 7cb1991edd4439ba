// @vitest-environment happy-dom
import type { PublicStatus } from '@vitrine/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { StatusPage } from './status-page.tsx'

const ok: PublicStatus = {
  state: 'ok',
  services: [
    { name: 'sign-in', state: 'ok' },
    { name: 'videos', state: 'ok' },
    { name: 'payments', state: 'off' },
    { name: 'email', state: 'ok' },
  ],
  queue: { waitSeconds: 0, medianWaitSeconds: 12 },
  incidents: [],
  recordedSince: '2026-11-01T12:00:00Z',
  checkedAt: new Date().toISOString(),
}

function showStatus(changed: Partial<PublicStatus> = {}) {
  core({ 'GET /api/status': () => ({ ...ok, ...changed }) })
  return show(<StatusPage />)
}

it('shows that everything works, how long videos wait, and that there is no incident', async () => {
  const { container } = showStatus()
  expect(await screen.findByRole('heading', { name: 'All systems operational' })).toBeTruthy()

  expect(wordsOf(container)).toContain('No video is waiting. Median wait in the last hour: 12 sec.')
  expect(wordsOf(container)).toContain('PaymentsNot offered')
  expect(wordsOf(container)).toContain('No incidents recorded since Nov 1, 2026.')
})

it('shows what is slow, and past incidents', async () => {
  const { container } = showStatus({
    state: 'slow',
    services: [{ name: 'videos', state: 'slow' }],
    queue: { waitSeconds: 1200, medianWaitSeconds: null },
    incidents: [{ kind: 'videos-failed', from: '2026-11-09T00:00:00.000Z', to: '2026-11-10T00:00:00.000Z' }],
  })
  expect(await screen.findByRole('heading', { name: 'Some services are slow' })).toBeTruthy()

  expect(wordsOf(container)).toContain('The oldest queued video has been waiting 20 min.')
  expect(wordsOf(container)).toContain('Nov 9: many videos failed because of a technical problem.')
})

it('shows that a site is paused', async () => {
  const { container } = showStatus({
    state: 'paused',
    services: [{ name: 'sign-in', state: 'off' }],
    incidents: [{ kind: 'paused', from: '2026-11-09T08:00:00Z', to: null }],
  })
  expect(await screen.findByRole('heading', { name: 'This site is paused' })).toBeTruthy()

  expect(wordsOf(container)).toContain('Sign-inPaused')
  expect(wordsOf(container)).toContain('sign-in and video creation are paused.')
})

/** Units are not parted from their figures at the end of a line. */
function wordsOf({ textContent }: HTMLElement): string | undefined {
  return textContent?.replaceAll('\u00a0', ' ')
}
