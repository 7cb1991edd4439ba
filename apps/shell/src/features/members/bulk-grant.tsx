import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { formatCredits } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { ActionRow } from '../../ui/controls/action-row.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { useGrantMany } from './bulk-queries.ts'
import { CreditsField, ReasonField } from './grant-fields.tsx'

interface BulkGrantProps {
  ids: readonly string[]
  open: boolean
  onClose: () => void
}

/** Grants each of many people the same credits. */
export function BulkGrant({ ids, open, onClose }: BulkGrantProps) {
  const people = plural(ids.length, { one: '# user', other: '# users' })
  return (
    <Dialog open={open} onClose={onClose} title={t`Grant credits to ${people}`}>
      <Form ids={ids} people={people} onClose={onClose} />
    </Dialog>
  )
}

function Form({ ids, people, onClose }: { ids: readonly string[]; people: string; onClose: () => void }) {
  const showToast = useToast()
  const grant = useGrantMany()
  const [credits, setCredits] = useState('1')
  const [reason, setReason] = useState('')
  const amount = Number(credits)
  const total = formatCredits((Number.isFinite(amount) ? amount : 0) * ids.length)

  function send(event: FormEvent) {
    event.preventDefault()
    grant.mutate(
      { ids, credits: amount, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({
            title: t`Credits granted`,
            description: t`Credits granted to ${people}: ${total}.`,
            tone: 'success',
          })
          onClose()
        },
      },
    )
  }

  return (
    <FormStack onSubmit={send}>
      {grant.error && <Note tone="bad">{faultOf(grant.error)}</Note>}
      <CreditsField
        label={t`Credits per user`}
        hint={t`Total credits: ${total}.`}
        max={1000}
        value={credits}
        onChange={setCredits}
      />
      <ReasonField value={reason} onChange={setReason} />
      <ActionRow>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={grant.isPending}>
          <Trans>Grant credits</Trans>
        </Button>
      </ActionRow>
    </FormStack>
  )
}
