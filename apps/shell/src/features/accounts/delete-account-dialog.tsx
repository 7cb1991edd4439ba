import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Receipt, User } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { call, problemOr } from '@vitrine/contract/client'
import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { recordSignOut } from '../../lib/boot/boot.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { ActionRow } from '../../ui/controls/action-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { useSubmit } from '../../lib/forms/use-submit.ts'
import { useOwnVideoCount } from './queries.ts'
import { fieldFault } from '../../lib/forms/problems.ts'
import { FormStack } from '../../ui/forms/form-stack.tsx'

interface DeleteAccountDialogProps {
  user: User
  hasPassword: boolean
  onClose: () => void
}

/** Lists what will be lost and requires the password, or the username of people without one. */
export function DeleteAccountDialog({ user, hasPassword, onClose }: DeleteAccountDialogProps) {
  const deletion = useDeleteAccount()
  const username = isolated(user.username)
  const fault = fieldFault(deletion.error, hasPassword ? 'password' : 'username')

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('proof') ?? '')
    void deletion.submit(hasPassword ? { password: typed } : { username: typed })
  }

  return (
    <Dialog open onClose={onClose} title={t`Delete your account?`} text={t`This can’t be undone.`}>
      <Losses user={user} />
      <FormStack onSubmit={submit}>
        {Boolean(deletion.error) && !fault && (
          <Note tone="bad">{problemOr(deletion.error, t`Couldn’t delete your account. Please try again.`)}</Note>
        )}
        {hasPassword && (
          <Field label={t`Your password`} error={fault}>
            <PasswordInput name="proof" autoComplete="current-password" required />
          </Field>
        )}
        {!hasPassword && (
          <Field label={t`Enter your username: ${username}`} error={fault}>
            <TextInput name="proof" autoComplete="off" autoCapitalize="none" spellCheck={false} required />
          </Field>
        )}
        <ActionRow>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button type="submit" variant="danger" busy={deletion.isPending} busyText={t`Deleting...`}>
            <Trans>Delete forever</Trans>
          </Button>
        </ActionRow>
      </FormStack>
    </Dialog>
  )
}

function Losses({ user }: { user: User }) {
  const videos = useOwnVideoCount()
  const credits = user.credits + user.creditsHeld
  return (
    <List>
      <li>
        {videos === undefined ? (
          <Trans>All your videos with scripts and files</Trans>
        ) : (
          <Plural value={videos} one="# video with scripts and files" other="# videos with scripts and files" />
        )}
      </li>
      <li>
        <Plural value={credits} one="# unused credit" other="# unused credits" />
      </li>
      <li>
        <Trans>Your profile, picture, settings and sign-in details</Trans>
      </li>
    </List>
  )
}

/** Goes to the receipt; leaving the signed-in pages throws away what they had in memory. */
function useDeleteAccount() {
  const navigate = useNavigate()
  return useSubmit({
    send: (proof: { password: string } | { username: string }): Promise<Receipt> =>
      call('DELETE /auth/account', { body: { ...proof, confirm: true } }),
    onDone: (receipt) => {
      void navigate('/account-deleted', { replace: true, state: { receipt } })
      recordSignOut()
    },
  })
}

const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  padding-inline-start: ${token.space[5]};
  list-style: disc;
`
