// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { Boot } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { Login } from './login.tsx'

const words = { sampleLine: 'Welcome to the coast.' } as Boot['words']
const CLOSED = 'This site is paused. Only its team can sign in.'

it('shows that the site is paused before anybody enters a password, and offers no registration', () => {
  core({})
  show(<Login />, { isPublic: true, boot: { words, isPaused: true }, at: '/login?problem=tenant-suspended' })

  expect(screen.getByText(CLOSED)).toBeTruthy()
  expect(screen.queryByText('Sign up')).toBeNull()
  expect(screen.queryByText('Google sign-in failed')).toBeNull()
})

it('offers registration on an open site', () => {
  core({})
  show(<Login />, { isPublic: true, boot: { words } })

  expect(screen.getByText('Sign up')).toBeTruthy()
  expect(screen.queryByText(CLOSED)).toBeNull()
})
