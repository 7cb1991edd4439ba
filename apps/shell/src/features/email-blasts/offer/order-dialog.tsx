import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'
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
  const [area, setArea] = useState('')
  const [note, setNote] = useState('')

  function send(event: FormEvent) {
    event.preventDefault()
    order.mutate(
      { area: area.trim(), note: note.trim() },
      {
        onSuccess: () => {
          toast({ title: t`Order sent`, description: t`The team will contact you.`, tone: 'success' })
          onDone()
        },
      },
    )
  }

  return (
    <Form onSubmit={send}>
      <Field label={t`Metro area or market`} hint={t`The area you want to reach.`}>
        <TextInput required maxLength={120} dir="auto" value={area} onChange={({ target }) => setArea(target.value)} />
      </Field>
      <Field label={t`What else should the team know?`} optional>
        <TextArea rows={3} maxLength={1000} dir="auto" value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {order.error && <Note tone="bad">{faultOf(order.error)}</Note>}
      <Button type="submit" busy={order.isPending} busyText={t`Sending...`}>
        <Trans>Send order</Trans>
      </Button>
    </Form>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  gap: ${token.space[4]};
  > button {
    justify-self: end;
  }
`
