// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { Batch, BatchCheck } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { VideoBatch } from './video-batch.tsx'

const batch = {
  id: '0197a000-0000-7000-8000-000000000002',
  name: 'walks.csv',
  state: 'open',
  encoding: 'UTF-8',
  header: ['Script'],
  sample: [['Welcome.']],
  suggested: { script: 0 },
  plan: null,
  rows: 1,
  waiting: 1,
  rendering: 0,
  ready: 0,
  failed: 0,
  refused: 0,
  createdAt: '2026-11-28T20:30:00Z',
  endedAt: null,
} as Batch
const at = `/videos/batch?id=${batch.id}`

it('moves the focus to the heading of each new step', async () => {
  const notes = [{ line: 2, title: 'Coast', marks: [{ kind: 'pause', text: '[pause 9s]', line: 1 }] }]
  const check = { rows: 1, good: 1, refused: 0, faults: [], creditsNeeded: 0.5, creditsAvailable: 3, affordable: 1 }
  core({
    'GET /api/batches/:id': () => batch,
    'POST /api/batches/:id/check': () => ({ ...check, notes, previews: [], unreadLinks: 0 }) as BatchCheck,
    'GET /api/avatars': () => [],
    'GET /api/videos': () => [],
  })
  const { person } = show(<VideoBatch />, { at })
  await screen.findByRole('heading', { name: 'Match columns' })
  expect(document.activeElement).toBe(document.body)

  await person.click(screen.getByRole('button', { name: 'Check rows' }))
  const checked = await screen.findByRole('heading', { name: 'To be created' })
  await waitFor(() => expect(document.activeElement).toBe(checked))
  const noted = screen.getByRole('table', { name: 'Rows with marks that won’t work as written' })
  expect(noted.textContent).toContain('Line 1: [pause 9s]. A pause lasts 0.1 to 5 seconds.')

  await person.click(screen.getByRole('button', { name: 'Back to columns' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Match columns'))
})

it('counts failed rows separately from rows that were not created', async () => {
  core({ 'GET /api/batches/:id': () => ({ ...batch, state: 'done', waiting: 0, ready: 4, failed: 2, refused: 1 }) })
  show(<VideoBatch />, { at })
  await screen.findByRole('heading', { name: 'All rows are done' })
  const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent

  expect([figure('Ready'), figure('Failed'), figure('Not created')]).toEqual(['4', '2', '1'])
})
