// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { someUser } from '../test/some-user.ts'
import { PaymentSuccess } from './payment-success.tsx'

it.each([
  ['plan=adhoc', 'Adhoc Video'],
  ['plan=solo', 'Solo Agent'],
  ['plan=growth&billing=annual', 'Growth Agent (Annual)'],
  ['plan=growth-annual&billing=annual', 'Growth Agent (Annual)'],
  ['plan=elite&billing=monthly', 'Elite Agent'],
])('without an order, %s names the plan and claims no payment', async (query, label) => {
  core({ 'GET /auth/user': () => ({ user: someUser() }) })
  show(<PaymentSuccess />, { at: `/payment-success?${query}` })

  expect(await screen.findByText(label)).toBeTruthy()
  expect(screen.getByText('Order not found.')).toBeTruthy()
  expect(screen.queryByText('Thank you for your purchase!')).toBeNull()
  for (const [name, path] of [
    ['Dashboard', '/dashboard'],
    ['Generate Video', '/generate-video'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

it('shows no text of the address', async () => {
  core({ 'GET /auth/user': () => ({ user: someUser() }) })
  show(<PaymentSuccess />, { at: '/payment-success?plan=Call%20this%20number&billing=annual' })

  expect(await screen.findByText('Order not found.')).toBeTruthy()
  expect(screen.queryByText(/Call this number|Annual/)).toBeNull()
})
