import { call } from '@vitrine/contract/client'
import type { SyntheticEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { noteSession } from '../../kit/boot.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { PasswordInput } from '../../kit/ui/password-input.tsx'
import { TextLink } from '../../kit/ui/text-link.tsx'
import { useSubmit } from '../../kit/use-submit.ts'
import { pathAfterLogin } from './after-login.ts'
import { Form } from './form.tsx'
import { loginRefusal } from './refusals.ts'

/** Username and password. The browser keeps both, so that a refusal takes nothing away. */
export function LoginForm() {
  const login = useLogin()

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    void login.submit({ username: String(typed.get('username')), password: String(typed.get('password')) })
  }

  return (
    <Form onSubmit={submit}>
      {login.error !== undefined && (
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
      <Field label="Password" aside={<TextLink to="/forgot-password">Forgot your password?</TextLink>}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <Button type="submit" size="lg" block busy={login.isPending} busyText="Signing in...">
        Sign in
      </Button>
    </Form>
  )
}

function useLogin() {
  const navigate = useNavigate()
  const showToast = useToast()
  const [address] = useSearchParams()
  return useSubmit({
    send: (body: { username: string; password: string }) => call('POST /auth/login', { body }),
    onDone: ({ user }) => {
      const path = pathAfterLogin({ storage: localStorage, returnTo: address.get('returnTo'), origin: location.origin })
      noteSession(true)
      showToast({ title: 'Welcome back!', description: `You are signed in as ${user.username}.`, tone: 'success' })
      void navigate(path, { replace: true })
    },
    onRefused: (error) => showToast({ title: 'Login Failed', description: loginRefusal(error), tone: 'destructive' }),
  })
}
