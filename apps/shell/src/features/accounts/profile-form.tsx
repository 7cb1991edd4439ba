import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Profile, User } from '@vitrine/contract'
import type { ReactNode, SyntheticEvent } from 'react'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { PictureField } from './picture-field.tsx'
import { useChangeProfile } from '../../lib/session/profile.ts'
import { fieldFault, forbiddenText, hasFieldFaults } from '../../lib/forms/problems.ts'
import { SettingsCard, SettingsForm } from '../../ui/layout/settings-card.tsx'

interface Props {
  profile: Profile
  user: User
  /** Whether the address is confirmed, shown beside its field. */
  emailState: ReactNode
  /** The address that waits for its confirmation, shown below the field. */
  pendingEmail: ReactNode
}

/** The names a person goes by. What is typed stays when the change is refused. */
export function ProfileForm({ profile, user, emailState, pendingEmail }: Props) {
  const showToast = useToast()
  const change = useChangeProfile()
  const faultOf = (field: string) => fieldFault(change.error, field)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    change.mutate(readForm(event.currentTarget), {
      onSuccess: ({ pendingEmail: pending }) =>
        showToast({
          title: t`Profile updated`,
          description:
            pending && pending !== profile.pendingEmail
              ? t`Open the link we sent to confirm your new address.`
              : t`Your profile has been updated successfully.`,
          tone: 'success',
        }),
      onError: (error) =>
        // A fault at a field says more than a toast.
        hasFieldFaults(error) ||
        showToast({
          title: t`Update failed`,
          description: forbiddenText(error) ?? t`Failed to update profile. Please try again.`,
          tone: 'destructive',
        }),
    })
  }

  return (
    <SettingsCard title={t`Profile Information`}>
      <PictureField user={user} />
      <SettingsForm onSubmit={submit}>
        <Field
          label={t`Username`}
          error={faultOf('username')}
          hint={t`You sign in with this name or your email address.`}
        >
          <TextInput
            name="username"
            dir="auto"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={profile.username}
          />
        </Field>
        <Field label={t`Email Address`} optional error={faultOf('email')} aside={emailState}>
          <TextInput
            // Remounts the field when a change is pending, so that it shows the current address again.
            key={profile.pendingEmail}
            type="email"
            name="email"
            dir="auto"
            autoComplete="email"
            defaultValue={profile.email ?? ''}
          />
        </Field>
        {pendingEmail}
        <Field label={t`Display Name`} optional error={faultOf('displayName')} hint={t`How we address you in the app.`}>
          <TextInput name="displayName" dir="auto" autoComplete="name" defaultValue={profile.displayName ?? ''} />
        </Field>
        <Button type="submit" busy={change.isPending} busyText={t`Updating...`}>
          <Trans>Update Profile</Trans>
        </Button>
      </SettingsForm>
    </SettingsCard>
  )
}

function readForm(form: HTMLFormElement) {
  const typed = new FormData(form)
  const text = (name: string) => String(typed.get(name) ?? '').trim()
  return { username: text('username'), email: text('email') || null, displayName: text('displayName') || null }
}
