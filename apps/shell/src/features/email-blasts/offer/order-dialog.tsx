import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { DialogForm } from '../../../ui/forms/form-stack.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../../ui/forms/inputs.tsx'
import { useOrderBlast } from './queries.ts'

/** Orders the email blast for an area. */
export function OrderDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Order email blast`}
      text={t`The team gets your order by email and replies to your account’s email address.`}
    >
      <OrderForm onDone={onClose} />
    </Dialog>
  )
}

function OrderForm({ onDone }: { onDone: () => void }) {
  const toast = useToast()
  const order = useOrderBlast()

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    order.mutate(
      { area: String(typed.get('area')).trim(), note: String(typed.get('note')).trim() },
      {
        onSuccess: () => {
          toast({ title: t`Order sent`, description: t`The team will contact you.`, tone: 'success' })
          onDone()
        },
      },
    )
  }

  return (
    <DialogForm onSubmit={send}>
      <Field label={t`Metro area or market`} hint={t`The area you want to reach.`}>
        <TextInput name="area" required maxLength={120} dir="auto" />
      </Field>
      <Field label={t`What else should the team know?`} optional>
        <TextArea name="note" rows={3} maxLength={1000} dir="auto" />
      </Field>
      {order.error && <Note tone="bad">{faultOf(order.error)}</Note>}
      <Button type="submit" busy={order.isPending} busyText={t`Sending...`}>
        <Trans>Send order</Trans>
      </Button>
    </DialogForm>
  )
}
