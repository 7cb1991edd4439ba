// @vitest-environment happy-dom
import type { BulkRebrandState } from '@vitrine/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { BulkRebrandOffer } from './offer.tsx'

const createdAt = '2026-11-20T10:00:00Z'

function running(done: number, failed = 0): BulkRebrandState {
  return { outdated: 0, latest: { state: 'running', total: 12, done, failed, createdAt } }
}

it('offers nothing while every video has the current brand', async () => {
  const { calls } = core({ 'GET /api/videos/bulk-rebrand': () => ({ outdated: 0, latest: null }) })
  const { container } = show(<BulkRebrandOffer of="person" />)
  await waitFor(() => expect(calls).toEqual(['GET /api/videos/bulk-rebrand']))

  expect(container.textContent).toBe('')
})

it('updates outdated videos on request, and shows the progress', async () => {
  const { calls } = core({
    'GET /api/whitelabel/bulk-rebrand': () => ({ outdated: 12, latest: null }),
    'POST /api/whitelabel/bulk-rebrand': () => running(3),
  })
  const { person } = show(<BulkRebrandOffer of="site" />)
  await person.click(await screen.findByRole('button', { name: 'Update 12 videos to the new look' }))

  expect(await screen.findByText('Updating videos to the new look: 3 of 12')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Progress of the update' }).getAttribute('aria-valuenow')).toBe('25')
  expect(calls).toContain('POST /api/whitelabel/bulk-rebrand')
})

it('can be stopped, and offers the remaining ones again', async () => {
  core({
    'GET /api/videos/bulk-rebrand': () => running(3),
    'DELETE /api/videos/bulk-rebrand': () => ({
      outdated: 9,
      latest: { state: 'cancelled', total: 3, done: 3, failed: 0, createdAt },
    }),
  })
  const { person } = show(<BulkRebrandOffer of="person" />)
  await person.click(await screen.findByRole('button', { name: 'Stop' }))

  expect(await screen.findByText('Update stopped')).toBeTruthy()
  expect(screen.getByText('3 videos have the new look.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Update 9 videos to the new look' })).toBeTruthy()
})

it('explains why it was not started', async () => {
  core({
    'GET /api/videos/bulk-rebrand': () => ({ outdated: 1, latest: null }),
    'POST /api/videos/bulk-rebrand': () => refused(503, 'renderer-missing', 'Videos can’t be created right now.'),
  })
  const { person } = show(<BulkRebrandOffer of="person" />)
  await person.click(await screen.findByRole('button', { name: 'Update 1 video to the new look' }))

  expect(await screen.findByText('Couldn’t start the update.')).toBeTruthy()
  expect(screen.getByText('Videos can’t be created right now.')).toBeTruthy()
})
