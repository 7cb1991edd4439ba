// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { someUser } from '../../test/some-user.ts'
import { useUser } from './session.ts'
import { useLogout } from './use-logout.ts'

function Account() {
  const { data: user } = useUser()
  const logout = useLogout()
  return user ? <button onClick={() => logout.mutate()}>{user.username}</button> : <p>You’re not signed in</p>
}

it('clears all data of the person who signs out, since another one may sign in on the same page', async () => {
  core({ 'GET /auth/user': () => ({ user: someUser() }), 'POST /auth/logout': () => Response.json({}) })
  const { person, client } = show(<Account />)
  client.setQueryData(['/auth/profile'], { displayName: 'Farah' })
  client.setQueryData(['/api/videos/stats'], { total: 2 })
  client.setQueryData(['order', '1'], { state: 'paid' })

  await person.click(await screen.findByRole('button', { name: someUser().username }))
  await waitFor(() => expect(screen.getByText('You’re not signed in')).toBeTruthy())

  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['/auth/user']])
})
