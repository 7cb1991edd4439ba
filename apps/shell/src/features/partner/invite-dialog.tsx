import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { refusalOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { isolated } from '../../kit/i18n/isolated.ts'
import { useToast } from '../../kit/toast.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { Select, TextInput } from '../../kit/ui/inputs.tsx'
import { useInvite } from './queries.ts'
import { type GivenStanding, standingChoices, standingOf } from './roles.ts'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
}

/** Invites one person by mail, with a role. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Add New User`}
      text={t`They get a mail with a link that works once, for seven days.`}
    >
      <InviteForm onDone={onClose} />
    </Dialog>
  )
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const showToast = useToast()
  const invite = useInvite()
  const [email, setEmail] = useState('')
  const [standing, setStanding] = useState<GivenStanding>('customer member')

  function send(event: FormEvent) {
    event.preventDefault()
    invite.mutate(
      { email: email.trim(), ...standingOf(standing) },
      {
        onSuccess: () => {
          const address = isolated(email.trim())
          showToast({ title: t`Invitation sent`, description: t`${address} can come in now.`, tone: 'success' })
          onDone()
        },
      },
    )
  }

  return (
    <Form onSubmit={send}>
      <Field label={t`Email`} error={invite.error && faultOf(invite.error)}>
        <TextInput
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={t`Role`}>
        <Select value={standing} onChange={({ target }) => setStanding(target.value as GivenStanding)}>
          {standingChoices().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" busy={invite.isPending} busyText={t`Sending...`}>
        <Trans>Send invitation</Trans>
      </Button>
    </Form>
  )
}

/** The sentence of a refusal. */
export function faultOf(error: Error): string {
  return refusalOr(error, t`The server could not be reached. Try again.`)
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
  > button {
    justify-self: end;
  }
`
