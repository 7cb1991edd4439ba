import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/inputs.tsx'
import { FormStack } from '../../../ui/forms/form-stack.tsx'

interface TakeDownDialogProps {
  title: string
  open: boolean
  busy: boolean
  /** Why it could not be taken down. */
  fault: string | undefined
  onClose: () => void
  onSend: (reason: string) => void
}

/** Asks for the reason that the owner of a video reads. */
export function TakeDownDialog({ title, open, busy, fault, onClose, onSend }: TakeDownDialogProps) {
  const [reason, setReason] = useState('')
  function send(event: FormEvent) {
    event.preventDefault()
    onSend(reason.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Remove ${title}?`}
      text={t`The share page and all files become unavailable immediately. You can restore the video at any time.`}
    >
      <FormStack onSubmit={send}>
        {fault && <Note tone="bad">{fault}</Note>}
        <Field label={t`Reason (shown to the customer)`} hint={t`Sent by email and shown next to the video.`}>
          <TextArea
            required
            minLength={3}
            maxLength={500}
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <ActionRow>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            <Trans>Remove</Trans>
          </Button>
        </ActionRow>
      </FormStack>
    </Dialog>
  )
}
