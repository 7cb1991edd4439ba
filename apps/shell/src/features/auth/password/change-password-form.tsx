import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '@vitrine/contract/client'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { checkPasswordChange, type PasswordChange } from './password-change.ts'
import { PasswordMeter } from '../register/password-meter.tsx'
import { useRefreshSessions } from '../sessions/queries.ts'
import { fieldFault, forbiddenText } from '../../../lib/forms/problems.ts'
import { passwordStrength, type Strength } from '../register/registration.ts'
import { SettingsCard, SettingsForm } from '../../../ui/layout/settings-card.tsx'

/** Sets a new password. The fields are emptied only when it is set. */
export function ChangePasswordForm({ username }: { username: string }) {
  const { passwordMinimum: minimum } = useBoot()
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [fault, setFault] = useState<{ field: keyof PasswordChange; text: string }>()
  const [strength, setStrength] = useState<Strength>(0)
  const change = useChangePassword(() => {
    form.current?.reset()
    setStrength(0)
  })
  const faultOf = (field: keyof PasswordChange) =>
    fault ? (fault.field === field ? fault.text : undefined) : fieldFault(change.error, field)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readForm(event.currentTarget)
    const problem = checkPasswordChange(typed, minimum)
    setFault(problem)
    if (!problem) return void change.submit(typed)
    showToast({ title: t`Password update failed`, description: problem.text, tone: 'destructive' })
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus()
  }

  return (
    <SettingsCard title={t`Change Password`} text={t`This signs out all your other browsers.`}>
      <SettingsForm ref={form} onSubmit={submit}>
        {/* Tells a password store whose password this is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden readOnly />
        <Field label={t`Current Password`} error={faultOf('currentPassword')}>
          <PasswordInput name="currentPassword" autoComplete="current-password" required />
        </Field>
        <Field
          label={t`New Password`}
          error={faultOf('newPassword')}
          hint={plural(minimum, { one: 'At least # character.', other: 'At least # characters.' })}
        >
          <PasswordInput
            name="newPassword"
            autoComplete="new-password"
            required
            onChange={(event) => setStrength(passwordStrength(event.currentTarget.value, minimum))}
          />
        </Field>
        <PasswordMeter strength={strength} />
        <Field label={t`Confirm New Password`} error={faultOf('confirmation')}>
          <PasswordInput name="confirmation" autoComplete="new-password" required />
        </Field>
        <Button type="submit" busy={change.isPending} busyText={t`Changing...`}>
          <Trans>Change Password</Trans>
        </Button>
      </SettingsForm>
    </SettingsCard>
  )
}

function useChangePassword(onChanged: () => void) {
  const showToast = useToast()
  const refreshSessions = useRefreshSessions()
  return useSubmit({
    send: ({ currentPassword, newPassword }: PasswordChange) =>
      call('PATCH /auth/change-password', { body: { currentPassword, newPassword } }),
    onDone: () => {
      onChanged()
      refreshSessions()
      showToast({
        title: t`Password Updated`,
        description: t`Your password has been updated successfully.`,
        tone: 'success',
      })
    },
    onRefused: (error) =>
      showToast({
        title: t`Password update failed`,
        description:
          fieldFault(error, 'newPassword') ??
          forbiddenText(error) ??
          t`Failed to change password. Check your current password.`,
        tone: 'destructive',
      }),
  })
}

function readForm(form: HTMLFormElement): PasswordChange {
  const typed = new FormData(form)
  const text = (name: keyof PasswordChange) => String(typed.get(name) ?? '')
  return {
    currentPassword: text('currentPassword'),
    newPassword: text('newPassword'),
    confirmation: text('confirmation'),
  }
}
