import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SiteAvatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { mayEdit } from '../../../lib/session/effective-role.ts'
import { useUser } from '../../../lib/session/session.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'
import { OrderedRows, movesOf } from '../../../ui/partner-dashboard/ordered-rows.tsx'
import { PresenterRow } from './presenter-row.tsx'
import { useSaveSiteAvatars } from './queries.ts'

/** All stock presenters in the order of the customers. What is changed is saved together. */
export function PresenterList({ avatars: saved }: { avatars: readonly SiteAvatar[] }) {
  const { data: user } = useUser()
  const toast = useToast()
  const save = useSaveSiteAvatars()
  const [avatars, setAvatars] = useState(saved)
  const isLocked = !user || !mayEdit(user)
  const isChanged = JSON.stringify(avatars) !== JSON.stringify(saved)

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    save.mutate(
      { avatars: avatars.map(({ id, isHidden }) => ({ id, isHidden })) },
      { onSuccess: () => toast({ title: t`Presenters saved`, tone: 'success' }) },
    )
  }

  return (
    <Form onSubmit={send}>
      <p>
        <Trans>
          Customers choose from the offered presenters, in this order. Existing videos keep presenters you hide.
        </Trans>
      </p>
      <OrderedRows>
        {avatars.map((avatar, index) => (
          <PresenterRow
            key={avatar.id}
            avatar={avatar}
            isLocked={isLocked}
            moves={movesOf(avatars, index, setAvatars)}
            onHide={(isHidden) => setAvatars(avatars.map((one) => (one.id === avatar.id ? { ...one, isHidden } : one)))}
          />
        ))}
      </OrderedRows>
      {save.error && <Note tone="bad">{faultOf(save.error)}</Note>}
      <Button type="submit" disabled={isLocked || !isChanged} busy={save.isPending} busyText={t`Saving...`}>
        <Trans>Save presenters</Trans>
      </Button>
    </Form>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[4]};
  > p {
    color: ${token.textMuted};
  }
`
