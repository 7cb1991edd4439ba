import { Trans, useLingui } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { type SyntheticEvent, useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCount } from '../../../lib/i18n/format.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { CodeField } from '../sign-in/code-field.tsx'
import { restFault, asksForCode, fieldFault } from '../../../lib/forms/problems.ts'
import { Form } from '../sign-in/form.tsx'
import { checkReset, type PasswordReset } from './password-reset.ts'
import { UsernameField } from '../sign-in/username-field.tsx'

interface Recovering {
  username: string
  recoveryCode: string
  password: string
  code?: string
}

/** Sets a new password with a recovery code, without any mail. */
export function RecoverForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const { passwordMinimum: minimum } = useBoot()
  const [fault, setFault] = useState<{ field: keyof PasswordReset; text: string }>()
  const { submit: send, isPending, error, needsCode } = useRecover(onDone)
  const faultOf = (field: string) => (fault?.field === field ? fault.text : fieldFault(error, field))
  const rest = restFault(error)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const text = (name: string) => String(values.get(name) ?? '')
    const problem = checkReset({ password: text('password'), confirmation: text('confirmation') }, minimum)
    setFault(problem)
    if (problem) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus()
    const sent = { username: text('username'), recoveryCode: text('recoveryCode'), password: text('password') }
    void send(text('code') ? { ...sent, code: text('code') } : sent)
  }

  return (
    <Form onSubmit={submit}>
      <div role="alert">{rest && <Note tone="bad">{rest}</Note>}</div>
      <UsernameField error={faultOf('username')} />
      <Field
        label={t`Recovery code`}
        error={faultOf('recoveryCode')}
        hint={t`One of the recovery codes you saved. It works once.`}
      >
        <TextInput
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="xxxx-xxxx-xxxx"
          required
        />
      </Field>
      <Field
        label={t`New Password`}
        error={faultOf('password')}
        hint={t`At least ${{ minimum: formatCount(minimum) }} characters.`}
      >
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Field label={t`Confirm New Password`} error={faultOf('confirmation')}>
        <PasswordInput name="confirmation" autoComplete="new-password" required />
      </Field>
      {needsCode && <CodeField error={error} isAppOnly />}
      <Button type="submit" size="lg" block busy={isPending} busyText={t`Updating...`}>
        <Trans>Update password</Trans>
      </Button>
    </Form>
  )
}

function useRecover(onDone: () => void) {
  const { t } = useLingui()
  const showToast = useToast()
  const [needsCode, setNeedsCode] = useState(false)
  const recover = useSubmit({
    send: (body: Recovering) => call('POST /auth/recover', { body }),
    onDone: () => {
      showToast({
        title: t`Password Updated`,
        description: t`Your password has been updated successfully.`,
        tone: 'success',
      })
      onDone()
    },
    onRefused: (error) => setNeedsCode((isAsked) => isAsked || asksForCode(error)),
  })
  return { ...recover, needsCode }
}
