import { Trans, useLingui } from '@lingui/react/macro'
import type { MailSender } from '@vitrine/contract'
import { type SyntheticEvent, useState } from 'react'
import { useBoot } from '../../lib/boot/boot.ts'
import { fieldFault, restFault } from '../../lib/forms/problems.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useNameSender, useRemoveSender } from './queries.ts'
import { FormStack } from '../../ui/forms/form-stack.tsx'

interface SenderDialogProps {
  sender: MailSender | null
  onClose: () => void
}

/** Asks for a name and an address; the answer says which records the domain needs. */
export function SenderDialog({ sender, onClose }: SenderDialogProps) {
  const { t } = useLingui()
  const { brand } = useBoot()
  const [typed, setTyped] = useState({ name: sender?.name ?? brand.companyName, address: sender?.address ?? '' })
  const put = useNameSender(onClose)
  const remove = useRemoveSender(onClose)
  const fault = (field: string) => fieldFault(put.error, field)
  const problem = restFault(put.error ?? remove.error)
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    put.mutate(typed)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Your own sender`}
      text={t`Use a subdomain that sends no other email, such as mail.example.com. This keeps your other email unaffected.`}
    >
      <FormStack onSubmit={send}>
        <Field label={t`Sender name`} error={fault('name')}>
          <TextInput
            required
            dir="auto"
            maxLength={80}
            value={typed.name}
            onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
          />
        </Field>
        <Field label={t`Sender address`} error={fault('address')} hint={t`Replies always go to your support address.`}>
          <TextInput
            required
            type="email"
            dir="ltr"
            autoComplete="off"
            placeholder="hello@mail.example.com"
            value={typed.address}
            onChange={({ currentTarget }) => setTyped({ ...typed, address: currentTarget.value })}
          />
        </Field>
        {problem && <Note tone="bad">{problem}</Note>}
        <Button type="submit" busy={put.isPending} busyText={t`Checking DNS records...`}>
          <Trans>Show DNS records</Trans>
        </Button>
        {sender && (
          <Button type="button" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Use the platform’s address again</Trans>
          </Button>
        )}
      </FormStack>
    </Dialog>
  )
}
