import { INVITATION_DAYS } from '@vitrine/contract'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
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
import { DialogForm } from '../../ui/forms/form-stack.tsx'

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

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email')).trim()
    invite.mutate(
      { email, ...splitRole(typed.get('role') as GrantableRole) },
      {
        onSuccess: ({ id }) => {
          if (!isMailSent) return link.mutate(id)
          const address = isolated(email)
          showToast({ title: t`Invitation sent`, description: t`${address} can now join.`, tone: 'success' })
          onDone()
        },
      },
    )
  }

  const error = invite.error ?? link.error
  return (
    <DialogForm onSubmit={send}>
      <Field label={t`Email`} error={error && faultOf(error)}>
        <TextInput name="email" type="email" required autoComplete="off" />
      </Field>
      <Field label={t`Role`}>
        <Select name="role" defaultValue={'customer member' satisfies GrantableRole}>
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
    </DialogForm>
  )
}
