// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Boot } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core, refused } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { UndoEmailChange } from './undo-email-change.tsx'
import { VerifyEmail } from './verify-email.tsx'

const boot = {
  words: { sampleLine: 'Welcome.' } as Boot['words'],
  presenters: ['leila', 'maya', 'tom'] as unknown as Boot['presenters'],
}
const signedInBoot = { ...boot, hasSession: true }
const unavailable = () => refused(503, 'busy', 'The service is temporarily unavailable. Try again in a moment.')
const spent = () => refused(400, 'verify-link-invalid', 'This link was already used.')

it('a confirmation link can be retried after a server error', async () => {
  let answer: () => Response = unavailable
  core({ 'POST /auth/verify-email': () => answer() })
  const { person } = show(<VerifyEmail />, { at: '/verify-email?token=t', isPublic: true, boot: signedInBoot })
  expect(await screen.findByRole('heading', { name: 'Not confirmed yet' })).toBeTruthy()

  answer = () => Response.json({})
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeTruthy()
})

it('a confirmation link asks to sign in, without a session and with another account, and then confirms', async () => {
  let answer = () => refused(403, 'verify-link-of-another-account', 'This link belongs to another account.')
  const { calls } = core({ 'POST /auth/verify-email': () => answer() })
  const signedOut = show(<VerifyEmail />, {
    at: '/verify-email?token=t',
    isPublic: true,
    boot: { ...boot, hasSession: false },
  })
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect([link.getAttribute('href'), calls]).toEqual(['/login?returnTo=%2Fverify-email', []])
  signedOut.unmount()

  const signedIn = { at: '/verify-email', isPublic: true, boot: signedInBoot }
  const other = show(<VerifyEmail />, signedIn)
  expect(await screen.findByText(/^You’re signed in with another account/)).toBeTruthy()
  other.unmount()

  answer = () => Response.json({})
  show(<VerifyEmail />, signedIn)
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeTruthy()
})

it('a link that undoes a change of address can be retried after a server error', async () => {
  let answer: () => Response = unavailable
  core({ 'POST /auth/undo-email-change': () => answer() })
  const { person } = show(<UndoEmailChange />, { at: '/undo-email-change?token=t', isPublic: true, boot })
  await person.click(screen.getByRole('button', { name: 'Undo change' }))
  expect(await screen.findByText(/^Couldn’t reach the server/)).toBeTruthy()

  answer = spent
  await person.click(screen.getByRole('button', { name: 'Undo change' }))
  expect(await screen.findByText('This link was already used.')).toBeTruthy()
})
