import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import type { SyntheticEvent } from 'react'
import { useState } from 'react'
import { keepUser } from '../../kit/session.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { Note } from '../../kit/ui/note.tsx'
import { PasswordInput } from '../../kit/ui/password-input.tsx'
import { Form } from './form.tsx'
import { staffRefusal } from './refusals.ts'

/** The sign-in of operators. */
export function StaffForm() {
  const client = useQueryClient()
  const [fault, setFault] = useState<string>()
  const login = useMutation({
    mutationFn: (body: { email: string; password: string }) => call('POST /api/admin/login', { body }),
    // The password must not outlive the form in memory.
    gcTime: 0,
    onSuccess: ({ user }) => {
      keepUser(client, user)
    },
    onError: (error) => setFault(staffRefusal(error)),
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email')).trim()
    const password = String(typed.get('password'))
    if (!email || !password) return setFault('Please enter both email and password')
    setFault(undefined)
    login.mutate({ email, password })
  }

  return (
    <Form onSubmit={submit} noValidate>
      <div role="alert">{fault && <Note tone="bad">{fault}</Note>}</div>
      <Field label="Email">
        <TextInput type="email" name="email" autoComplete="username" required autoFocus />
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
