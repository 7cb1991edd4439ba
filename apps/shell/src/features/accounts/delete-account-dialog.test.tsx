// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core, refused } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const user = someUser({ credits: 7.5, creditsHeld: 1 })
const stats = { 'GET /api/videos/stats': () => Response.json({ total: 3 }) }

it('lists what will be lost, including credits held for videos', async () => {
  core(stats)
  show(<DeleteAccountDialog user={user} hasPassword onClose={() => undefined} />)

  expect(await screen.findByText('3 videos with scripts and files')).toBeTruthy()
  expect(screen.getByText('8.5 unused credits')).toBeTruthy()
})

it('keeps the account after a wrong password', async () => {
  const fields = [{ field: 'password', message: 'This is not your password.' }]
  core({ ...stats, 'DELETE /auth/account': () => refused(400, 'wrong-password', 'Wrong.', { fields }) })
  const { person, address } = show(<DeleteAccountDialog user={user} hasPassword onClose={() => undefined} />)

  await person.type(await screen.findByLabelText('Your password'), 'guess')
  await person.click(screen.getByRole('button', { name: 'Delete forever' }))

  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  expect(address()).toBe('/')
})

it('asks people without a password for their username, and opens the receipt', async () => {
  const { bodies } = core({ ...stats, 'DELETE /auth/account': () => Response.json({}) })
  const { person, address } = show(<DeleteAccountDialog user={user} hasPassword={false} onClose={() => undefined} />)

  await person.type(await screen.findByLabelText(/Enter your username/), 'maria')
  await person.click(screen.getByRole('button', { name: 'Delete forever' }))

  await waitFor(() => expect(address()).toBe('/account-deleted'))
  expect(bodies.at(-1)).toEqual({ username: 'maria', confirm: true })
})
