// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

async function change(person: ReturnType<typeof show>['person'], confirmation = 'four plain new words') {
  await person.type(field('Current Password'), 'three plain words')
  await person.type(field('New Password'), 'four plain new words')
  await person.type(field('Confirm New Password'), confirmation)
  await person.click(screen.getByRole('button', { name: 'Change Password' }))
}

it('sends nothing while the new passwords differ', async () => {
  const { calls } = core({})
  const { person } = show(<ChangePasswordForm username="maria" />)

  await change(person, 'four plain new word')

  expect(field('Confirm New Password').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

it('clears its fields once the password is changed', async () => {
  const { bodies } = core({ 'PATCH /auth/change-password': () => new Response('{}') })
  const { person } = show(<ChangePasswordForm username="maria" />)

  await change(person)

  expect(await screen.findByText('Your password has been updated successfully.')).toBeTruthy()
  expect(bodies).toEqual([{ currentPassword: 'three plain words', newPassword: 'four plain new words' }])
  expect(field('Current Password').value + field('New Password').value).toBe('')
})

it('keeps what was typed when the current password is wrong', async () => {
  const fields = [{ field: 'currentPassword', message: 'Current password is incorrect.' }]
  core({ 'PATCH /auth/change-password': () => refused(400, 'wrong-password', 'Wrong.', { fields }) })
  const { person } = show(<ChangePasswordForm username="maria" />)

  await change(person)

  expect(await screen.findByText('Current password is incorrect.')).toBeTruthy()
  expect(field('New Password').value).toBe('four plain new words')
})

it('says why the change is forbidden instead of blaming the password', async () => {
  const message = 'You can’t do this during a support session.'
  core({ 'PATCH /auth/change-password': () => refused(403, 'support-refused', message) })
  const { person } = show(<ChangePasswordForm username="maria" />)

  await change(person)

  expect(await screen.findByText(message)).toBeTruthy()
})
