import { Trans, useLingui } from '@lingui/react/macro'
import type { MailSender } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../kit/boot.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { useNameSender, useRemoveSender } from './queries.ts'

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
  const refusal = put.error instanceof ApiError ? put.error : undefined
  const fault = (field: string) => refusal?.problem?.fields?.find((one) => one.field === field)?.message
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    put.mutate(typed)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Your own sender`}
      text={t`A part of your domain that nothing else sends from, such as mail.example.com, is the safest: your other mail stays as it is.`}
    >
      <Form onSubmit={send}>
        <Field label={t`Name that people see`} error={fault('name')}>
          <TextInput
            required
            dir="auto"
            maxLength={80}
            value={typed.name}
            onChange={({ currentTarget }) => setTyped({ ...typed, name: currentTarget.value })}
          />
        </Field>
        <Field
          label={t`Sender address`}
          error={fault('address')}
          hint={t`Answers go to your support address, whatever stands here.`}
        >
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
        {refusal && !refusal.problem?.fields && <Note tone="bad">{refusal.text}</Note>}
        <Button type="submit" busy={put.isPending} busyText={t`Looking at its records...`}>
          <Trans>Show the records</Trans>
        </Button>
        {sender && (
          <Button type="button" variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
            <Trans>Use the platform’s address again</Trans>
          </Button>
        )}
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`
