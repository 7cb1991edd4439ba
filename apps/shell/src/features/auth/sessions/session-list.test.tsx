// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import type { ApiKeyRecord, Session } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { SessionList } from './session-list.tsx'

const at = '2026-01-02T08:00:00Z'
const here: Session = {
  id: 'here',
  browser: 'Firefox on Linux',
  address: null,
  createdAt: at,
  lastSeenAt: at,
  isCurrent: true,
}
const phone = { ...here, id: 'phone', browser: 'Safari on iPhone', isCurrent: false }
const key = { id: 'k', name: 'Our shop', beginning: 'vt_ab', lastUsedAt: null } as ApiKeyRecord
const ended = () => new Response('{}')

it('ends a session of another browser', async () => {
  const { calls } = core({ 'GET /auth/sessions': () => [here, phone], 'DELETE /auth/sessions/:id': ended })
  const { person } = show(<SessionList />)

  const buttons = await screen.findAllByRole('button', { name: /^Sign out .*iPhone/ })
  await person.click(buttons[0] as HTMLElement)

  expect(screen.queryByRole('button', { name: /Firefox/ })).toBeNull()
  expect(await screen.findByText('Session ended')).toBeTruthy()
  expect(calls).toContain('DELETE /auth/sessions/phone')
})

it('shows the first sessions of many, and all of them on request', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...phone, id: `phone-${index}` }))
  core({ 'GET /auth/sessions': () => [here, ...many] })
  const { person } = show(<SessionList />)

  expect(await screen.findAllByRole('listitem')).toHaveLength(5)
  await person.click(screen.getByRole('button', { name: 'Show all 8' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  await person.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

it('asks before it signs out everywhere, and leaves API keys alone unless told otherwise', async () => {
  const { calls, bodies } = core({
    'GET /auth/sessions': () => [here, phone],
    'GET /auth/keys': () => [key],
    'DELETE /auth/sessions': ended,
  })
  const { person } = show(<SessionList />)

  await person.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Our shop')).toBeTruthy()
  expect(calls).not.toContain('DELETE /auth/sessions')
  await person.click(within(dialog).getByRole('button', { name: 'Sign out' }))

  await waitFor(() => expect(calls).toContain('DELETE /auth/sessions'))
  expect(bodies[calls.indexOf('DELETE /auth/sessions')]).toEqual({ endKeys: false })
})

it('revokes the API keys as well on request', async () => {
  const { calls, bodies } = core({
    'GET /auth/sessions': () => [here, phone],
    'GET /auth/keys': () => [key],
    'DELETE /auth/sessions': ended,
  })
  const { person } = show(<SessionList />)

  await person.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await person.click(await screen.findByRole('checkbox', { name: 'Also revoke my API keys' }))
  await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }))

  await waitFor(() => expect(calls).toContain('DELETE /auth/sessions'))
  expect(bodies[calls.indexOf('DELETE /auth/sessions')]).toEqual({ endKeys: true })
})

it('offers nothing to end when this browser is the only one', async () => {
  core({ 'GET /auth/sessions': () => [here], 'GET /auth/keys': () => [] })
  show(<SessionList />)

  expect(await screen.findByText('This browser')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
