// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { InviteDialog } from './invite-dialog.tsx'

const mailIs = (state: 'ok' | 'off') => ({
  'GET /api/whitelabel/status': () =>
    Response.json([{ name: 'mail', state, found: '', checkedAt: '2026-11-28T12:00:00.000Z' }]),
})
const sending = mailIs('ok')

async function invite(person: ReturnType<typeof show>['person'], role: string, button = 'Send invitation') {
  await person.type(await screen.findByLabelText('Email'), ' ana@example.com ')
  await person.selectOptions(screen.getByLabelText('Role'), role)
  await person.click(screen.getByRole('button', { name: button }))
}

it('invites with the chosen role and closes', async () => {
  const close = vi.fn<() => void>()
  const { bodies } = core({ ...sending, 'POST /api/whitelabel/invitations': () => Response.json({}) })
  const { person } = show(<InviteDialog open onClose={close} />)

  await invite(person, 'Team: editor, branding')

  expect(await screen.findByText('Invitation sent')).toBeTruthy()
  expect(bodies).toContainEqual({ email: 'ana@example.com', role: 'partner', memberRole: 'editor' })
  expect(close).toHaveBeenCalledOnce()
})

it('stays open with the server’s reason when the person exists already', async () => {
  const close = vi.fn<() => void>()
  core({
    ...sending,
    'POST /api/whitelabel/invitations': () => refused(409, 'already-member', 'This person is here already.'),
  })
  const { person } = show(<InviteDialog open onClose={close} />)

  await invite(person, 'Customer')

  expect(await screen.findByText('This person is here already.')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
})

it('shows a link when this server sends no email', async () => {
  const url = 'https://acme.example/accept-invitation?token=abc'
  core({
    ...mailIs('off'),
    'POST /api/whitelabel/invitations': () => Response.json({ id: 'one' }),
    'POST /api/whitelabel/invitations/:id/link': () => ({ url, expiresAt: '2026-12-05T12:00:00.000Z' }),
  })
  const { person } = show(<InviteDialog open onClose={() => undefined} />)

  expect(await screen.findByText('This server doesn’t send email. You get a link to share.')).toBeTruthy()
  await invite(person, 'Customer', 'Create link')

  expect(await screen.findByText(url)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  expect(screen.queryByText('Invitation sent')).toBeNull()
})
