import type { Profile, User } from '@vitrine/contract'
import type { SyntheticEvent } from 'react'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextInput } from '../../kit/ui/inputs.tsx'
import { PictureField } from './picture-field.tsx'
import { useChangeProfile } from './profile-queries.ts'
import { fieldFault } from './refusals.ts'
import { SettingsCard, SettingsForm } from './settings-card.tsx'

/** The names a person goes by. What is typed stays when the change is refused. */
export function ProfileForm({ profile, user }: { profile: Profile; user: User }) {
  const showToast = useToast()
  const change = useChangeProfile()
  const faultOf = (field: string) => fieldFault(change.error, field)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    change.mutate(readForm(event.currentTarget), {
      onSuccess: () =>
        showToast({
          title: 'Profile Updated',
          description: 'Your profile has been updated successfully.',
          tone: 'success',
        }),
      onError: () =>
        showToast({
          title: 'Update Failed',
          description: 'Failed to update profile. Please try again.',
          tone: 'destructive',
        }),
    })
  }

  return (
    <SettingsCard title="Profile Information">
      <PictureField user={user} />
      <SettingsForm onSubmit={submit}>
        <Field label="Username" error={faultOf('username')} hint="You sign in with this name or your email.">
          <TextInput
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={profile.username}
          />
        </Field>
        <Field label="Email Address" optional error={faultOf('email')}>
          <TextInput type="email" name="email" autoComplete="email" defaultValue={profile.email ?? ''} />
        </Field>
        <Field label="Display Name" optional error={faultOf('displayName')} hint="What we call you in the product.">
          <TextInput name="displayName" autoComplete="name" defaultValue={profile.displayName ?? ''} />
        </Field>
        <Button type="submit" busy={change.isPending} busyText="Updating...">
          Update Profile
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
