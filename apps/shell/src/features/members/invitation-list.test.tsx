// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Invitation, StatusCheck } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { InvitationList } from './invitation-list.tsx'

const invitation = {
  id: '0193e1f0-0000-7000-8000-000000000001',
  email: 'ana@example.com',
  role: 'partner',
  memberRole: 'editor',
  createdAt: '2026-11-28T12:00:00.000Z',
  expiresAt: '2026-12-05T12:00:00.000Z',
} as Invitation

const siteWith = (state: StatusCheck['state']) => ({
  'GET /api/whitelabel/invitations': () => ({ items: [invitation], nextCursor: null }),
  'GET /api/whitelabel/status': () => [{ name: 'mail', state, found: '', checkedAt: invitation.createdAt } as const],
})

it('resends a pending invitation to the same person in the same role', async () => {
  const { bodies } = core({ ...siteWith('ok'), 'POST /api/whitelabel/invitations': () => invitation })
  const { person } = show(<InvitationList />)

  await person.click(await screen.findByRole('button', { name: 'Resend' }))

  expect(await screen.findByText('Invitation sent')).toBeTruthy()
  expect(bodies).toContainEqual({ email: 'ana@example.com', role: 'partner', memberRole: 'editor' })
})

it('confirms that an invitation was canceled', async () => {
  core({ ...siteWith('ok'), 'DELETE /api/whitelabel/invitations/:id': () => Response.json({}) })
  const { person } = show(<InvitationList />)

  await person.click(await screen.findByRole('button', { name: 'Cancel invitation' }))

  expect(await screen.findByText('Invitation canceled')).toBeTruthy()
})

it('offers the link of a pending invitation when this server sends no email', async () => {
  const url = 'https://acme.example/accept-invitation?token=abc'
  core({
    ...siteWith('off'),
    'POST /api/whitelabel/invitations/:id/link': () => ({ url, expiresAt: invitation.expiresAt }),
  })
  const { person } = show(<InvitationList />)

  await person.click(await screen.findByRole('button', { name: 'Create link' }))

  expect(await screen.findByText(url)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
})
