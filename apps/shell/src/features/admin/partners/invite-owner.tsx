import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type AdminTenant, INVITATION_DAYS } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { type FormEvent, useEffect, useState } from 'react'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { ActionRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { OneTimeLinkBox } from '../../../ui/feedback/one-time-link.tsx'
import { useAdminSystem } from '../queries.ts'
import { partnersKey, useChangePartner } from './queries.ts'
import { FormStack } from '../../../ui/forms/form-stack.tsx'

interface InviteOwnerProps {
  partner: AdminTenant
  /** The address was typed a moment ago, so the link is made at once. */
  isTyped?: boolean
  onClose: () => void
}

/** Invites an owner: by mail, or by a link that the operator hands over, which comes first where no mail leaves. */
export function InviteOwner({ partner, isTyped = false, onClose }: InviteOwnerProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [email, setEmail] = useState(partner.invitedOwner ?? '')
  const isMailSent = useAdminSystem().data?.mail.isSent !== false
  const mail = useChangePartner(partner, () => {
    toast({ title: t`Invitation sent`, tone: 'success' })
    onClose()
  })
  const link = useOwnerLink(partner)
  useLinkAtOnce(link.mutate, isTyped ? partner.invitedOwner : null)
  const error = mail.error ?? link.error
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isMailSent) mail.mutate({ ownerEmail: email })
    else link.mutate(email)
  }
  const name = isolated(partner.name)
  return (
    <Dialog open onClose={onClose} title={t`Invite an owner for ${name}`} text={isMailSent ? <ByMail /> : <ByHand />}>
      {link.data ? (
        <OneTimeLinkBox link={link.data} />
      ) : (
        <FormStack onSubmit={send}>
          <Field label={t`Owner’s email`}>
            <TextInput
              required
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </Field>
          {error && (
            <Note tone="bad">{error instanceof ApiError ? error.text : t`Couldn’t reach the server. Try again.`}</Note>
          )}
          <ActionRow>
            {isMailSent && (
              <Button
                variant="secondary"
                busy={link.isPending}
                disabled={email === ''}
                onClick={() => link.mutate(email)}
              >
                <Trans>Create a link instead</Trans>
              </Button>
            )}
            <Button type="submit" busy={mail.isPending || (!isMailSent && link.isPending)}>
              {isMailSent ? <Trans>Send invitation</Trans> : <Trans>Create link</Trans>}
            </Button>
          </ActionRow>
        </FormStack>
      )}
    </Dialog>
  )
}

function ByMail() {
  return (
    <>
      <Trans>Owners can change branding, prices and users.</Trans>{' '}
      <Plural
        value={INVITATION_DAYS}
        one="The link in the email can be used once and expires in # day."
        other="The link in the email can be used once and expires in # days."
      />
    </>
  )
}

function ByHand() {
  return (
    <>
      <Trans>
        Owners can change branding, prices and users. This server doesn’t send email, so share the link yourself.
      </Trans>{' '}
      <Plural
        value={INVITATION_DAYS}
        one="It can be used once, expires in # day and replaces earlier links."
        other="It can be used once, expires in # days and replaces earlier links."
      />
    </>
  )
}

/** Makes the link without another question where the address is known. */
function useLinkAtOnce(make: (email: string) => void, email: string | null): void {
  useEffect(() => {
    if (email) make(email)
  }, [email, make])
}

function useOwnerLink({ id }: AdminTenant) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call('POST /api/admin/tenants/:id/owner-link', { params: { id }, body: { email } }),
    onSuccess: () => client.invalidateQueries({ queryKey: partnersKey }),
  })
}
