// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { Newsletter } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { WriteForm } from './write-form.tsx'

const draft = {
  id: '0197a000-0000-7000-8000-000000000001',
  state: 'draft',
  subject: 'Walks',
  text: 'Hello.',
} as Newsletter

const reach = (receivers: number) => ({ receivers, customers: 2, newslettersLeft: 1, mailsLeft: 100 }) as never

it('reports what is missing in an empty form', async () => {
  core({})
  const { person } = show(<WriteForm />)
  await person.click(screen.getByRole('button', { name: 'Send...' }))

  expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'))
})

it('asks before it sends, and warns when nobody would get it', async () => {
  core({ 'GET /api/whitelabel/newsletters/reach': () => reach(2) })
  const { person, unmount } = show(<WriteForm draft={draft} />)
  await person.click(screen.getByRole('button', { name: 'Send...' }))
  expect(await screen.findByText('Send this to 2 customers?')).toBeTruthy()
  unmount()

  core({ 'GET /api/whitelabel/newsletters/reach': () => reach(0) })
  const { person: other } = show(<WriteForm draft={draft} />)
  await other.click(screen.getByRole('button', { name: 'Send...' }))
  expect(await screen.findByText('No subscribers yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
})

it('sends a test', async () => {
  const { calls } = core({
    'GET /api/whitelabel/newsletters/reach': () => reach(0),
    'POST /api/whitelabel/newsletters/:id/test': () => ({ to: 'nadia@example.com' }) as never,
  })
  const { person } = show(<WriteForm draft={draft} />)
  await person.click(screen.getByRole('button', { name: 'Send me a test' }))

  expect(await screen.findByText(/nadia@example.com/)).toBeTruthy()
  expect(calls).toContain(`POST /api/whitelabel/newsletters/${draft.id}/test`)
})

it('does not resend a rejected draft until it was changed', async () => {
  const { calls } = core({
    'PUT /api/whitelabel/newsletters/:id': async () => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return refused(422, 'invalid', 'This text is too long.')
    },
  })
  const { person } = show(<WriteForm draft={draft} />)
  await person.type(screen.getByLabelText('Subject'), '!')
  expect(await screen.findByText('This text is too long.')).toBeTruthy()
  const saves = () => calls.filter((name) => name.startsWith('PUT')).length

  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(saves()).toBe(1)
  await person.type(screen.getByLabelText('Subject'), '?')
  await waitFor(() => expect(saves()).toBe(2))
})
