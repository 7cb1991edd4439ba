// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { call } from '@vitrine/contract/client'
import { expect, it } from 'vitest'
import { core, refused } from '../test/core.ts'
import { show } from '../test/show.tsx'
import { Reauthentication } from './reauthentication.tsx'

function cautiousCore() {
  let isSure = false
  return core({
    'DELETE /auth/sessions': () =>
      isSure
        ? Response.json({ ended: 1 })
        : refused(403, 'reauthentication-needed', 'Who is it?', { methods: ['password', 'code'] }),
    'POST /auth/reauthenticate': ({ body }) => {
      isSure = (body as { password?: string }).password === 'three plain words'
      const fields = [{ field: 'password', message: 'This is not your password.' }]
      return isSure ? Response.json({}) : refused(400, 'wrong-password', 'Wrong.', { fields })
    },
  })
}

it('asks for the password and repeats the refused call', async () => {
  const { calls } = cautiousCore()
  const { person } = show(<Reauthentication />)
  const ending = call('DELETE /auth/sessions', { body: { endKeys: false } })

  await person.type(await screen.findByLabelText('Your password'), 'three plain words')
  await person.click(screen.getByRole('button', { name: 'Confirm' }))

  await expect(ending).resolves.toEqual({ ended: 1 })
  expect(calls).toEqual(['DELETE /auth/sessions', 'POST /auth/reauthenticate', 'DELETE /auth/sessions'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('stays open and says so when the password is wrong', async () => {
  cautiousCore()
  const { person } = show(<Reauthentication />)
  const ending = call('DELETE /auth/sessions', { body: { endKeys: false } }).catch((error: unknown) => error)

  await person.type(await screen.findByLabelText('Your password'), 'something else')
  await person.click(screen.getByRole('button', { name: 'Confirm' }))

  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await ending).toMatchObject({ code: 'reauthentication-needed' })
})

it('asks once for several waiting calls', async () => {
  const { calls } = cautiousCore()
  const { person } = show(<Reauthentication />)
  const all = Promise.all([1, 2].map(() => call('DELETE /auth/sessions', { body: { endKeys: false } })))

  await person.type(await screen.findByLabelText('Your password'), 'three plain words')
  await person.click(screen.getByRole('button', { name: 'Confirm' }))

  await expect(all).resolves.toHaveLength(2)
  expect(calls.filter((name) => name === 'POST /auth/reauthenticate')).toHaveLength(1)
})
