import { t } from '@lingui/core/macro'
import { Field } from '../../../ui/forms/field.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { CodeField } from '../sign-in/code-field.tsx'
import { restFault, fieldFault } from '../../../lib/forms/problems.ts'

interface ReauthenticationFieldsProps {
  hasPassword: boolean
  /** Whether a code of the second factor is required as well. */
  needsCode: boolean
  error: unknown
}

/** The fields by which a signed-in person re-authenticates. */
export function ReauthenticationFields({ hasPassword, needsCode, error }: ReauthenticationFieldsProps) {
  const rest = restFault(error)
  return (
    <>
      <div role="alert">{rest && <Note tone="bad">{rest}</Note>}</div>
      {hasPassword && (
        <Field label={t`Current Password`} error={fieldFault(error, 'password')}>
          <PasswordInput name="password" autoComplete="current-password" required autoFocus />
        </Field>
      )}
      {needsCode && <CodeField error={error} isLater={hasPassword} />}
    </>
  )
}

/** Returns the values of the requested fields only. */
export function readReauthentication(form: HTMLFormElement): { password?: string; code?: string } {
  const typed = new FormData(form)
  const given = (name: string) => (typed.has(name) ? { [name]: String(typed.get(name)) } : {})
  return { ...given('password'), ...given('code') }
}
