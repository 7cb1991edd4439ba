import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminTenant } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { useToast } from '../../../kit/toast.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { HandedLinkBox } from '../handed-link.tsx'
import { useAdminSystem } from '../queries.ts'
import { partnersKey, useChangePartner } from './queries.ts'

/** Invites an owner: by mail, or by a link that the operator hands over, which comes first where no mail leaves. */
export function InviteOwner({ partner, onClose }: { partner: AdminTenant; onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const [email, setEmail] = useState(partner.invitedOwner ?? '')
  const isMailSent = useAdminSystem().data?.mail.isSent !== false
  const mail = useChangePartner(partner, () => {
    toast({ title: t`Invitation sent`, tone: 'success' })
    onClose()
  })
  const link = useOwnerLink(partner)
  const error = mail.error ?? link.error
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isMailSent) mail.mutate({ ownerEmail: email })
    else link.mutate(email)
  }
  const name = isolated(partner.name)
  return (
    <Dialog open onClose={onClose} title={t`Invite an owner of ${name}`} text={isMailSent ? <ByMail /> : <ByHand />}>
      {link.data ? (
        <HandedLinkBox link={link.data} />
      ) : (
        <Rows onSubmit={send}>
          <Field label={t`Owner’s e-mail`}>
            <TextInput
              required
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          </Field>
          {error && (
            <Note tone="bad">
              {error instanceof ApiError ? error.text : t`The server could not be reached. Try again.`}
            </Note>
          )}
          <Answers>
            {isMailSent && (
              <Button
                variant="secondary"
                busy={link.isPending}
                disabled={email === ''}
                onClick={() => link.mutate(email)}
              >
                <Trans>Make a link instead</Trans>
              </Button>
            )}
            <Button type="submit" busy={mail.isPending || (!isMailSent && link.isPending)}>
              {isMailSent ? <Trans>Send invitation</Trans> : <Trans>Make a link</Trans>}
            </Button>
          </Answers>
        </Rows>
      )}
    </Dialog>
  )
}

function ByMail() {
  return <Trans>Owners change brand, prices and people. The link in the mail works once, for 7 days.</Trans>
}

function ByHand() {
  return (
    <Trans>
      Owners change brand, prices and people. No mail leaves this server, so pass the link on yourself: it works once,
      for 48 hours, and takes the place of earlier ones.
    </Trans>
  )
}

function useOwnerLink({ id }: AdminTenant) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call('POST /api/admin/tenants/:id/owner-link', { params: { id }, body: { email } }),
    onSuccess: () => client.invalidateQueries({ queryKey: partnersKey }),
  })
}

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
`
