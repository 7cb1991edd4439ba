import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { cacheUser } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { Form } from './form.tsx'
import { staffProblem } from './sign-in-problems.ts'
import { asksForCode } from '../../../lib/forms/problems.ts'

const CodeStep = lazy(() => import('./code-step.tsx').then(({ CodeStep }) => ({ default: CodeStep })))

/** The sign-in of operators. */
export function StaffForm() {
  const { t } = useLingui()
  const client = useQueryClient()
  const [needsCode, setNeedsCode] = useState(false)
  const [fault, setFault] = useState<string>()
  const login = useMutation({
    mutationFn: (body: { email: string; password: string; code?: string }) => call('POST /api/admin/login', { body }),
    // The password must not outlive the form in memory.
    gcTime: 0,
    onSuccess: ({ user }) => {
      cacheUser(client, user)
    },
    onError: (error) => {
      setNeedsCode(asksForCode(error))
      setFault(asksForCode(error) ? undefined : staffProblem(error))
    },
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email')).trim()
    const password = String(typed.get('password'))
    if (!email || !password) return setFault(t`Please enter both email and password`)
    setFault(undefined)
    const code = String(typed.get('code') ?? '').trim()
    login.mutate(code ? { email, password, code } : { email, password })
  }

  return (
    <Form onSubmit={submit} noValidate>
      <div role="alert">{fault && <Note tone="bad">{fault}</Note>}</div>
      <div hidden={needsCode}>
        <Field label={t`Email`}>
          <TextInput type="email" name="email" autoComplete="username" required autoFocus />
        </Field>
      </div>
      <div hidden={needsCode}>
        <Field label={t`Password`}>
          <PasswordInput name="password" autoComplete="current-password" required />
        </Field>
      </div>
      <Suspense>{needsCode && <CodeStep error={login.error} onBack={() => setNeedsCode(false)} />}</Suspense>
      <Button type="submit" size="lg" block busy={login.isPending} busyText={t`Signing in...`}>
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  )
}
