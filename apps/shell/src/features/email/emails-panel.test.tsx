// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import type { MailText } from '@vitrine/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { leavePage } from '../../ui/dialogs/leave-guard.ts'
import { EmailsPanel } from './emails-panel.tsx'

const ours = { subject: 'Welcome', opening: 'Hello {name}.', closing: '' }
const text: MailText = { template: 'welcome', ours, own: null, version: 0 } as unknown as MailText

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** Shows the panel and changes the subject of an email, without publishing it. */
async function changedText(page: ReactNode, calls: Parameters<typeof core>[0] = {}) {
  core({
    ...calls,
    'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }),
    'GET /api/whitelabel/mail/texts': () => [text],
  })
  const shown = show(page, { at: '/whitelabel-dashboard?tab=mail' })
  await screen.findByRole('button', { name: 'Publish' })
  await shown.person.type(box('Subject'), '!')
  return shown
}

it('asks before another language discards unpublished text', async () => {
  const { person } = await changedText(<EmailsPanel />)

  await person.selectOptions(box('Language'), 'es')
  expect(await screen.findByText('Discard your changes?')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([box('Language').value, box('Subject').value]).toEqual(['en', 'Welcome!'])

  await person.selectOptions(box('Language'), 'es')
  await person.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(box('Subject').value).toBe('Welcome'))
  expect(box('Language').value).toBe('es')

  await person.selectOptions(box('Language'), 'fa')
  expect(box('Language').value).toBe('fa')
})

it('asks before a link discards unpublished text', async () => {
  const page = (
    <>
      <Link to="/dashboard">Dashboard</Link>
      <EmailsPanel />
    </>
  )
  const { person, address } = await changedText(page)

  await person.click(screen.getByText('Dashboard'))
  expect(await screen.findByText('Discard your changes?')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([address(), box('Subject').value]).toEqual(['/whitelabel-dashboard?tab=mail', 'Welcome!'])
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)

  await person.click(screen.getByText('Dashboard'))
  await person.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(address()).toBe('/dashboard')
})

it('asks before the command palette discards unpublished text', async () => {
  const { person } = await changedText(<EmailsPanel />)
  const go = vi.fn<() => void>()

  act(() => leavePage(go))
  await person.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect([go.mock.calls, box('Subject').value]).toEqual([[], 'Welcome!'])
  act(() => leavePage(go))
  await person.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(go).toHaveBeenCalledOnce()
})

it('reports that the server was not reached, and keeps the text', async () => {
  const { person } = await changedText(<EmailsPanel />, {
    'PUT /api/whitelabel/mail/texts': () => Promise.reject(new TypeError('Failed to fetch')),
  })
  await person.click(screen.getByRole('button', { name: 'Publish' }))

  expect(await screen.findByText(/^Couldn’t reach the server/)).toBeTruthy()
  expect(box('Subject').value).toBe('Welcome!')
})

it('shows a text that depends on a number as a field for each form, and publishes it as one message', async () => {
  const plural = { ...ours, subject: 'You have {credits, plural, one {# credit} other {# credits}}' }
  const { bodies } = core({
    'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }),
    'GET /api/whitelabel/mail/texts': () => [{ ...text, ours: plural }],
  })
  const { person } = show(<EmailsPanel />, { at: '/whitelabel-dashboard?tab=mail' })
  const one = await screen.findByLabelText<HTMLInputElement>('Subject, for 1')

  expect([one.value, box('Subject, for other numbers').value]).toEqual([
    'You have {credits} credit',
    'You have {credits} credits',
  ])
  await person.type(one, '!')
  await person.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() =>
    expect(bodies.at(-1)).toMatchObject({
      subject: 'You have {credits, plural, one {# credit!} other {# credits}}',
    }),
  )
})
