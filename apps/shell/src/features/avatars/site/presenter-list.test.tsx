// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import type { SiteAvatar } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { core } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someUser } from '../../../test/some-user.ts'
import { PresenterList } from './presenter-list.tsx'

const maya: SiteAvatar = {
  id: '0190aaaa-0000-7000-8000-0000000000aa',
  name: 'Maya',
  line: 'Resorts and beach',
  presenterId: 'maya',
  isHidden: false,
}
const tom: SiteAvatar = { ...maya, id: '0190aaaa-0000-7000-8000-0000000000bb', name: 'Tom', presenterId: 'tom' }

it('saves the order and the hidden presenters together', async () => {
  const saved = [tom, { ...maya, isHidden: true }]
  const { calls } = core({
    'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }),
    'PUT /api/whitelabel/avatars': () => saved,
  })
  const { person } = show(<PresenterList avatars={[maya, tom]} />, { boot: { hasSession: true } })
  // The list is disabled until the user is loaded.
  await waitFor(() => expect(screen.getByLabelText('Move Tom up')).toHaveProperty('disabled', false))
  expect(screen.getByRole('button', { name: 'Save presenters' })).toHaveProperty('disabled', true)

  await person.click(screen.getByLabelText('Move Tom up'))
  await person.click(screen.getByLabelText('Offer Maya'))
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual(['Tom', 'Maya'])
  await person.click(screen.getByRole('button', { name: 'Save presenters' }))

  expect(await screen.findByText('Presenters saved')).toBeTruthy()
  expect(calls).toContain('PUT /api/whitelabel/avatars')
})
