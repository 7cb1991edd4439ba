import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import type { SyntheticEvent } from 'react'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { Form } from '../sign-in/form.tsx'
import { forgotProblem } from './recovery-problems.ts'
import { fieldFault } from '../../../lib/forms/problems.ts'

/** A form that requests a link by email. `onSent` gets the typed address. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const showToast = useToast()
  const request = useSubmit({
    send: async (email: string) => {
      await call('POST /auth/forgot-password', { body: { email } })
      return email
    },
    onDone: (email) => {
      showToast({
        title: t`Email sent`,
        description: t`Check your email for password reset instructions.`,
        tone: 'success',
      })
      onSent(email)
    },
    onRefused: (error) =>
      showToast({ title: t`Email not sent`, description: forgotProblem(error), tone: 'destructive' }),
  })

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    void request.submit(String(typed.get('email')).trim())
  }

  return (
    <Form onSubmit={submit}>
      <Field label={t`Email`} error={fieldFault(request.error, 'email')}>
        <TextInput type="email" name="email" autoComplete="email" required autoFocus />
      </Field>
      <Button type="submit" size="lg" block busy={request.isPending} busyText={t`Sending...`}>
        <Trans>Send reset link</Trans>
      </Button>
    </Form>
  )
}
