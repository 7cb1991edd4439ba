// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { core, refused } from '../../../test/core.ts'
import { show } from '../../../test/show.tsx'
import { someUser } from '../../../test/some-user.ts'
import { LoginForm } from './login-form.tsx'

async function signIn(person: ReturnType<typeof show>['person']) {
  await person.type(screen.getByLabelText('Username'), 'maria')
  await person.type(screen.getByLabelText('Password'), 'three plain words')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('reports a wrong username or password and keeps the input', async () => {
  core({ 'POST /auth/login': () => refused(401, 'wrong-credentials', 'No.') })
  const { person } = show(<LoginForm />, { isPublic: true })

  await signIn(person)

  const form = screen.getByLabelText('Username').closest('form')
  await waitFor(() => expect(form?.textContent).toContain('Login FailedInvalid username or password'))
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'maria')
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'three plain words')
})

it('asks for a code when the account has a second factor, and sends it with the password', async () => {
  const { bodies } = core({
    'POST /auth/login': ({ body }) =>
      (body as { code?: string }).code ? { user: someUser() } : refused(401, 'second-factor-needed', 'A code.'),
  })
  const { person, address } = show(<LoginForm />, { isPublic: true, at: '/login?returnTo=/my-videos' })

  await signIn(person)
  await person.type(await screen.findByRole('textbox', { name: /code/i }), '123456')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(await screen.findByText(/You’re signed in as/)).toBeTruthy()
  expect(bodies.at(-1)).toMatchObject({ username: 'maria', password: 'three plain words', code: '123456' })
  expect(address()).toBe('/my-videos')
})

it('offers single sign-on for an email address of a company that uses it, and keeps the form', async () => {
  const { bodies } = core({ 'POST /auth/sso': () => ({ isOffered: true, isRequired: false }) })
  const { person } = show(<LoginForm />, { isPublic: true })

  await person.type(screen.getByLabelText('Username'), 'maria@company.example')
  await person.tab()

  expect(await screen.findByRole('link', { name: 'Continue with single sign-on' })).toBeTruthy()
  expect(bodies).toEqual([{ email: 'maria@company.example' }])
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

it('keeps the form when it is unknown whether a company uses single sign-on', async () => {
  core({ 'POST /auth/sso': () => refused(500, 'internal', 'No.') })
  const { person } = show(<LoginForm />, { isPublic: true })

  await person.type(screen.getByLabelText('Username'), 'maria@company.example')
  await person.tab()

  expect(screen.queryByRole('link', { name: 'Continue with single sign-on' })).toBeNull()
  expect(screen.getByLabelText('Password')).toBeTruthy()
})
