import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Receipt, TeamMember } from '@vitrine/contract'
import { type FormEvent, useState } from 'react'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { useDeletePerson } from '../queries.ts'
import { FormStack } from '../../../ui/forms/form-stack.tsx'

interface DeletePersonProps {
  member: TeamMember
  onDeleted: (receipt: Receipt) => void
}

/** Deletes a person's account for good, once their username was typed. */
export function DeletePerson({ member: { id, username }, onDeleted }: DeletePersonProps) {
  const [isAsking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const deletion = useDeletePerson()
  const name = isolated(username)

  function send(event: FormEvent) {
    event.preventDefault()
    // The person's page may unmount before the answer arrives; the receipt is shown anyway.
    void deletion.mutateAsync(id).then(onDeleted, () => undefined)
  }

  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Delete account</Trans>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete ${name}’s account?`}
        text={t`Permanently deletes videos, files, credits and sign-in details. Invoices are kept. You get a receipt.`}
      >
        <FormStack onSubmit={send}>
          {deletion.error && <Note tone="bad">{faultOf(deletion.error)}</Note>}
          <Field label={t`Enter the username: ${name}`}>
            <TextInput
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <ActionRow>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" variant="danger" disabled={typed.trim() !== username} busy={deletion.isPending}>
              <Trans>Delete account</Trans>
            </Button>
          </ActionRow>
        </FormStack>
      </Dialog>
    </>
  )
}
