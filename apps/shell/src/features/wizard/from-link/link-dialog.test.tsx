// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { DraftWithPhotos, LinkedDraft } from '@vitrine/contract'
import { expect, it, vi } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { newDraft } from '../wizard.ts'
import { LinkDialog } from './link-dialog.tsx'

const draft: LinkedDraft = {
  id: '01a20850-4279-71f5-94d4-496c44f8ef21',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  content: { ...newDraft(), script: 'Welcome to Casa do Faro.' },
  page: { url: 'https://casa.example/', siteName: 'Casa Hotels', colour: null },
  facts: [{ name: 'price', value: '€90', source: 'structured-data', property: 'Hotel.offers.price' }],
  photos: [
    { url: 'https://casa.example/1.jpg', description: '' },
    { url: 'https://casa.example/2.jpg', description: '' },
  ],
  writer: 'rules',
}

async function reviewed(calls: Parameters<typeof core>[0]) {
  const onClose = vi.fn<() => void>()
  core({
    'POST /api/drafts/from-link': () => draft,
    'GET /api/drafts': () => ({ items: [], nextCursor: null }),
    ...calls,
  })
  const { person } = show(<LinkDialog onClose={onClose} />)
  await person.type(await screen.findByLabelText('Page URL'), 'casa.example')
  await person.click(screen.getByRole('button', { name: 'Read page' }))
  await screen.findByText('€90')
  return { person, onClose }
}

it('shows each fact beside its source, and takes no photo without the right to it', async () => {
  const photos = vi.fn<() => DraftWithPhotos>()
  const { person, onClose } = await reviewed({ 'POST /api/drafts/:id/photos': photos })

  expect(screen.getByText(/From the page’s data/).textContent).toContain('Hotel.offers.price')
  await person.click(screen.getByRole('button', { name: 'Use this draft' }))
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(photos).not.toHaveBeenCalled()
})

it('brings the photos once their right was confirmed', async () => {
  const photos = vi.fn<() => DraftWithPhotos>(() => ({ draft, failed: [] }))
  const { person, onClose } = await reviewed({ 'POST /api/drafts/:id/photos': photos })
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Use this draft' }))

  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(photos).toHaveBeenCalledTimes(1)
})

it('keeps nothing of a draft that is discarded', async () => {
  const remove = vi.fn<() => { ok: boolean }>(() => ({ ok: true }))
  const { person, onClose } = await reviewed({ 'DELETE /api/drafts/:id': remove })
  await person.click(screen.getByRole('button', { name: 'Discard' }))

  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
  expect(onClose).toHaveBeenCalled()
})
