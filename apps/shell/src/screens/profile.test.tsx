// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { Profile as ProfileData, User } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { someUser } from '../test/some-user.ts'
import { Profile } from './profile.tsx'

const profile = {
  username: 'maria',
  email: 'maria@example.com',
  displayName: 'Maria',
  hasPassword: true,
  hasSecondFactor: false,
  recoveryCodesLeft: 3,
  mailsOff: [],
  newsletterSince: null,
  pendingEmail: null,
} as unknown as ProfileData

const visit = (isVisitor: boolean): User['support'] => ({
  id: '0197a000-0000-7000-8000-00000000000b',
  state: 'running',
  isVisitor,
  reason: 'The video is stuck.',
  actorName: 'Tom',
  endsAt: '2100-01-01T00:00:00Z',
})

const refusedCards = ['Change Password', 'Two-factor authentication', 'Recovery codes', 'Your data']
const sentence = 'Sign-in details can’t be changed during a support session.'

async function open(isVisitor: boolean) {
  const { calls } = core({
    'GET /auth/user': () => ({ user: someUser({ support: visit(isVisitor) }) }),
    'GET /auth/profile': () => profile,
  })
  show(<Profile />)
  await screen.findByRole('heading', { name: 'Email notifications' })
  const cards = refusedCards.filter((name) => screen.queryByRole('heading', { name }))
  return { calls, cards }
}

it('shows a support visitor one message instead of calls that would be refused', async () => {
  const { calls, cards } = await open(true)

  expect(cards).toEqual([])
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(calls).not.toContain('GET /auth/exports')
})

it('shows the person every card while support is in their account', async () => {
  const { cards } = await open(false)

  expect(cards).toEqual(refusedCards)
  expect(screen.queryByText(sentence)).toBeNull()
})

it('links every section to an element of the page', async () => {
  await open(false)
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link')

  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Sign-in',
    'Preferences',
    'Brand and glossary',
    'Your data',
  ])
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
})
