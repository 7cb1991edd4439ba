import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import type { SyntheticEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { reopenLive } from '../../kit/live.ts'
import { keepUser } from '../../kit/session.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { PasswordInput } from '../../kit/ui/password-input.tsx'
import { pathAfterLogin } from './after-login.ts'
import { loginRefusal } from './refusals.ts'

/** Username and password. The browser keeps both, so that a refusal takes nothing away. */
export function LoginForm() {
  const login = useLogin()

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    login.mutate({ username: String(typed.get('username')), password: String(typed.get('password')) })
  }

  return (
    <Form onSubmit={submit}>
      {login.isError && (
        <Note tone="bad">
          <strong>Login Failed</strong>
          <p>{loginRefusal(login.error)}</p>
        </Note>
      )}
      <Field label="Username">
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
        />
      </Field>
      <Field label="Password">
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <Button type="submit" size="lg" block busy={login.isPending} busyText="Signing in...">
        Sign in
      </Button>
    </Form>
  )
}

function useLogin() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const showToast = useToast()
  const [address] = useSearchParams()
  return useMutation({
    mutationFn: (body: { username: string; password: string }) => call('POST /auth/login', { body }),
    // The password must not outlive the form in memory.
    gcTime: 0,
    onSuccess: ({ user }) => {
      const path = pathAfterLogin({ storage: localStorage, returnTo: address.get('returnTo'), origin: location.origin })
      // Whatever another person's session left in memory must not be shown to this one.
      client.clear()
      keepUser(client, user)
      reopenLive()
      showToast({ title: 'Welcome back!', description: `You are signed in as ${user.username}.`, tone: 'success' })
      void navigate(path, { replace: true })
    },
    onError: (error) => showToast({ title: 'Login Failed', description: loginRefusal(error), tone: 'destructive' }),
  })
}

/** The column of fields in a sign-in form. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  margin-block: ${token.space[5]};
`
