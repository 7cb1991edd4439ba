// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toasts } from '../../../lib/toast/toast.ts'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someUser } from '../../../test/some-user.ts'
import { RegisterForm } from './register-form.tsx'

async function fillIn(person: ReturnType<typeof show>['person'], password: string, confirmation = password) {
  await person.type(screen.getByLabelText('Username'), 'maria')
  await person.type(screen.getByLabelText('Password'), password)
  await person.type(screen.getByLabelText('Confirm password'), confirmation)
  await person.click(screen.getByRole('button', { name: 'Create account' }))
}

it('sends nothing while the passwords differ or are too short, and focuses the field', async () => {
  const { calls } = core({})
  const { person } = show(<RegisterForm />)

  await fillIn(person, 'three plain words', 'three plain word')

  expect(screen.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('Confirm password'))
  expect(toasts.current()).toMatchObject({ title: 'Password Mismatch', description: 'Passwords do not match' })

  await person.clear(screen.getByLabelText('Password'))
  await person.clear(screen.getByLabelText('Confirm password'))
  await fillIn(person, 'short')

  expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  expect(toasts.current()).toMatchObject({
    title: 'Password Too Short',
    description: 'Password must be at least 8 characters long',
  })
  expect(calls).toEqual([])
})

it('reports a taken username at its field and keeps the input', async () => {
  core({ 'POST /auth/register': () => refused(409, 'username-taken', 'Taken.') })
  const { person } = show(<RegisterForm />)

  await fillIn(person, 'three plain words')

  await waitFor(() => expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'three plain words')
})

it('shows the free credits and opens the first steps', async () => {
  const { bodies } = core({ 'POST /auth/register': () => ({ user: someUser() }) })
  const { person, address } = show(<RegisterForm />)

  await fillIn(person, 'three plain words')

  expect(await screen.findByText('Your account is ready, with 2 free credits to start.')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/onboarding'))
  expect(bodies).toEqual([{ username: 'maria', password: 'three plain words' }])
})

it('reports all errors at once, and focuses the first field', async () => {
  const { calls } = core({})
  const { person } = show(<RegisterForm />)
  await person.type(screen.getByLabelText(/^Email/), 'maria')
  await fillIn(person, 'short', 'other')

  await screen.findByText('Enter an email address, such as name@example.com.')
  expect(screen.getByText('Password must be at least 8 characters long')).toBeTruthy()
  expect(screen.getAllByText('Passwords do not match').length).toBeGreaterThan(0)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)))
  expect(calls).toEqual([])
})

it('reports all errors of the server at once, each at its field', async () => {
  const fields = [
    { field: 'username', message: 'Use letters, digits, dots, hyphens and underscores.' },
    { field: 'password', message: 'This password is known from a leak.' },
  ]
  core({ 'POST /auth/register': () => refused(422, 'invalid', 'Check the highlighted fields.', { fields }) })
  const { person } = show(<RegisterForm />)

  await fillIn(person, 'three plain words')

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
  for (const { message } of fields) expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  const faulty = ['Username', 'Password', 'Confirm password'].map((name) =>
    screen.getByLabelText(name).getAttribute('aria-invalid'),
  )
  expect(faulty).toEqual(['true', 'true', null])
})
