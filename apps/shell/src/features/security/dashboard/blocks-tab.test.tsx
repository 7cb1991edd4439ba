// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someUser } from '../../../test/some-user.ts'
import { BlocksTab } from './blocks-tab.tsx'

const block = {
  id: '0197a000-0000-7000-8000-000000000001',
  network: '192.0.2.1/32',
  reason: null,
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: null,
}

it.each([
  ['lets the team of a site add and remove blocks', false, 'partner', 1],
  ['shows the team of the operator’s own site its blocks only', true, 'partner', 0],
  ['lets operators change the blocks of their own site', true, 'operator', 1],
] as const)('%s', async (_name, isPlatform, role, actions) => {
  core({
    'GET /api/security/blocks': () => ({ items: [block], nextCursor: null }),
    'GET /auth/user': () => ({ user: someUser({ role }) }),
  })
  show(<BlocksTab />, { boot: { isPlatform } })
  await screen.findByText(block.network)

  expect(screen.queryAllByRole('button', { name: 'Add to Blacklist' })).toHaveLength(actions)
  expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(actions)
  expect(screen.queryAllByText(/only operators can change them/)).toHaveLength(1 - actions)
})
