// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { someUser } from '../test/some-user.ts'
import { WhitelabelDashboard } from './whitelabel-dashboard.tsx'

const dashboard = (
  <main id="main" tabIndex={-1}>
    <WhitelabelDashboard />
  </main>
)

function showAt(at: string) {
  core({ 'GET /auth/user': () => ({ user: someUser({ role: 'partner', memberRole: 'owner' }) }) })
  return show(dashboard, { at })
}

const main = () => screen.getByRole('main')

it.each([
  ['Newsletters', 'newsletter=all'],
  ['Bulk Import Users', 'import=new'],
])('moves the focus to the content after the link %s within the users tab', async (name, parameter) => {
  const { person, address } = showAt('/whitelabel-dashboard?tab=users')

  await person.click(await screen.findByRole('link', { name }))

  await waitFor(() => expect(address()).toContain(parameter))
  await waitFor(() => expect(document.activeElement).toBe(main()))
})

it('moves the focus to the content after going back to the list of users', async () => {
  const { person, address } = showAt('/whitelabel-dashboard?tab=users&import=new')

  const heading = await screen.findByRole('heading', { name: 'Bulk Import Users' })
  await person.click(within(heading.closest('header')!).getByRole('link', { name: 'Users' }))

  await waitFor(() => expect(address()).toBe('/whitelabel-dashboard?tab=users'))
  await waitFor(() => expect(document.activeElement).toBe(main()))
})

it('keeps the focus on a pressed tab', async () => {
  const { person, address } = showAt('/whitelabel-dashboard?tab=users')

  await person.click(await screen.findByRole('link', { name: 'Voices' }))

  await waitFor(() => expect(address()).toContain('tab=voices'))
  expect(document.activeElement?.textContent).toBe('Voices')
})
