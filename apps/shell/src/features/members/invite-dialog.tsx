import { INVITATION_DAYS } from '@vitrine/contract'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { isolated } from '../../lib/i18n/isolated.ts'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useIsMailSent } from '../../lib/session/site-status.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { OneTimeLinkBox } from '../../ui/feedback/one-time-link.tsx'
import { useInvitationLink, useInvite } from './queries.ts'
import { type GrantableRole, roleChoices, splitRole } from './roles.ts'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
}

/** Invites one person with a role: by email, or by a link to hand over where this server sends none. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const isMailSent = useIsMailSent()
  const link = useInvitationLink()
  const close = () => {
    link.reset()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={t`Add New User`} text={isMailSent ? linkText() : handedText()}>
      {link.data ? (
        <OneTimeLinkBox link={link.data} />
      ) : (
        <InviteForm isMailSent={isMailSent} link={link} onDone={close} />
      )}
    </Dialog>
  )
}

function linkText(): string {
  return plural(INVITATION_DAYS, {
    one: 'They get an email with a link that works once, within # day.',
    other: 'They get an email with a link that works once, within # days.',
  })
}

function handedText(): string {
  return t`This server doesn’t send email. You get a link to share.`
}

interface InviteFormProps {
  isMailSent: boolean
  link: ReturnType<typeof useInvitationLink>
  onDone: () => void
}

function InviteForm({ isMailSent, link, onDone }: InviteFormProps) {
  const showToast = useToast()
  const invite = useInvite()
  const [email, setEmail] = useState('')
  const [granted, setGranted] = useState<GrantableRole>('customer member')

  function send(event: FormEvent) {
    event.preventDefault()
    invite.mutate(
      { email: email.trim(), ...splitRole(granted) },
      {
        onSuccess: ({ id }) => {
          if (!isMailSent) return link.mutate(id)
          const address = isolated(email.trim())
          showToast({ title: t`Invitation sent`, description: t`${address} can now join.`, tone: 'success' })
          onDone()
        },
      },
    )
  }

  const error = invite.error ?? link.error
  return (
    <Form onSubmit={send}>
      <Field label={t`Email`} error={error && faultOf(error)}>
        <TextInput
          type="email"
          required
          autoComplete="off"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <Field label={t`Role`}>
        <Select value={granted} onChange={({ target }) => setGranted(target.value as GrantableRole)}>
          {roleChoices().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" busy={invite.isPending || link.isPending}>
        {isMailSent ? <Trans>Send invitation</Trans> : <Trans>Create link</Trans>}
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
