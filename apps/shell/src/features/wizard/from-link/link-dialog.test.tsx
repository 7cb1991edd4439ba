// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { DraftWithPhotos, LinkedDraft } from '@vitrine/contract'
import { expect, it, vi } from 'vitest'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { newDraft } from '../wizard.ts'
import { LinkDialog } from './link-dialog.tsx'

const draft: LinkedDraft = {
  id: '01a20850-4279-71f5-94d4-496c44f8ef21',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  content: { ...newDraft(), script: 'Welcome to Casa do Faro.' },
  page: { url: 'https://casa.example/', siteName: 'Casa Hotels', colour: null },
  trade: 'hotel',
  length: 'medium',
  facts: [{ name: 'price', value: '€90', source: 'structured-data', property: 'Hotel.offers.price' }],
  photos: [
    { url: 'https://casa.example/1.jpg', description: '' },
    { url: 'https://casa.example/2.jpg', description: '' },
  ],
  writer: 'rules',
}

async function opened(calls: Parameters<typeof core>[0]) {
  const onClose = vi.fn<() => void>()
  const sent = core({
    'POST /api/drafts/from-link': () => draft,
    'PUT /api/drafts/:id': () => draft,
    'GET /api/drafts': () => ({ items: [], nextCursor: null }),
    ...calls,
  })
  const { person } = show(<LinkDialog onClose={onClose} />)
  await person.type(await screen.findByLabelText('Page URL'), 'casa.example')
  await person.click(screen.getByRole('button', { name: 'Read page' }))
  return { person, onClose, ...sent }
}

async function reviewed(calls: Parameters<typeof core>[0]) {
  const all = await opened(calls)
  await screen.findByDisplayValue('€90')
  return all
}

const use = () => screen.getByRole('button', { name: 'Use this draft' })

it('shows each fact with its source, and takes no photo without rights', async () => {
  const photos = vi.fn<() => DraftWithPhotos>()
  const { person, onClose } = await reviewed({ 'POST /api/drafts/:id/photos': photos })

  expect(screen.getByText(/From the page’s data/).textContent).toContain('Hotel.offers.price')
  expect(screen.getByText(/Not found on this page/).textContent).toContain('Address')
  await person.click(use())
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(photos).not.toHaveBeenCalled()
})

it('rewrites the script from a corrected fact, and keeps both', async () => {
  const script = { script: 'Welcome. The price is €95.', writer: 'rules' } as const
  const { person, onClose, calls, bodies } = await reviewed({ 'POST /api/drafts/linked-script': () => script })
  const price = screen.getByLabelText('Price')
  await person.clear(price)
  await person.type(price, '€95')
  expect(screen.getByText(/From the page’s data/).textContent).toContain('€90')
  await person.click(screen.getByRole('button', { name: 'Write script again' }))
  await screen.findByDisplayValue(script.script)
  expect(screen.queryByText(/facts have changed/)).toBeNull()
  await person.click(use())

  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies[calls.indexOf('POST /api/drafts/linked-script')]).toMatchObject({ facts: { price: '€95' } })
  expect(bodies[calls.findIndex((call) => call.startsWith('PUT '))]).toMatchObject({
    version: 1,
    content: { script: script.script },
  })
})

it('removes a fact, and adds it again', async () => {
  const { person } = await reviewed({})
  await person.click(screen.getByRole('button', { name: 'Leave out: Price' }))
  expect(screen.queryByDisplayValue('€90')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Undo' }))

  expect(screen.getByDisplayValue('€90')).toBeTruthy()
})

it('imports the chosen photos once their rights were confirmed', async () => {
  const photos = vi.fn<() => DraftWithPhotos>(() => ({ draft, failed: [] }))
  const { person, onClose, calls, bodies } = await reviewed({ 'POST /api/drafts/:id/photos': photos })
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('checkbox', { name: '2.jpg' }))
  await person.click(use())

  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies[calls.findIndex((call) => call.endsWith('/photos'))]).toEqual({
    urls: ['https://casa.example/1.jpg'],
    hasRights: true,
  })
})

it('lists photos that failed with reasons, before the draft opens', async () => {
  const failed = [{ url: 'https://casa.example/2.jpg', message: 'There is no photo.' }]
  const { person, onClose } = await reviewed({ 'POST /api/drafts/:id/photos': () => ({ draft, failed }) })
  await person.click(screen.getByRole('checkbox'))
  await person.click(use())

  expect((await screen.findByText('There is no photo.')).closest('li')?.textContent).toContain('2.jpg')
  expect(onClose).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Continue to draft' }))
  expect(onClose).toHaveBeenCalled()
})

it.each([
  ['page-private', 'This is a private address.'],
  ['page-needs-sign-in', 'This page asks visitors to sign in.'],
  ['page-without-facts', 'This page has no title or details to use.'],
] as const)('explains why a page was refused: %s', async (code, message) => {
  await opened({ 'POST /api/drafts/from-link': () => refused(422, code, message) })

  expect(await screen.findByText(message)).toBeTruthy()
})

it('deletes a discarded draft', async () => {
  const remove = vi.fn<() => { ok: boolean }>(() => ({ ok: true }))
  const { person, onClose } = await reviewed({ 'DELETE /api/drafts/:id': remove })
  await person.click(screen.getByRole('button', { name: 'Discard' }))

  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(1))
  expect(onClose).toHaveBeenCalled()
})

it('reports the missing address', async () => {
  const { calls } = core({})
  const { person } = show(<LinkDialog onClose={() => undefined} />)
  await person.click(await screen.findByRole('button', { name: 'Read page' }))

  expect(await screen.findByText('This field is required.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Page URL'))
  expect(calls).toEqual([])
})
