import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminTenant, TenantReceipt } from '@vitrine/contract'
import { useState } from 'react'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { formatCount, formatMoment } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { ReceiptDownload } from '../../../ui/data/receipt-download.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { useRemovePartner } from './queries.ts'

/** Asks for the company's name before everything of it is deleted, and shows the receipt. */
export function DeletePartner({ partner, onClose }: { partner: AdminTenant; onClose: () => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const remove = useRemovePartner(partner)
  const name = isolated(partner.name)
  if (remove.data) return <Receipt receipt={remove.data} onClose={onClose} />
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate(typed)}
      title={t`Delete ${name} and all its data?`}
      text={<WhatGoes people={partner.people} />}
      confirmText={t`Delete permanently`}
      busy={remove.isPending}
      danger
    >
      <Field label={t`Enter the company name: ${name}`}>
        <TextInput
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      {remove.error && <Note tone="bad">{faultOf(remove.error)}</Note>}
    </ConfirmDialog>
  )
}

function Receipt({ receipt, onClose }: { receipt: TenantReceipt; onClose: () => void }) {
  const { t } = useLingui()
  const name = isolated(receipt.name)
  const facts: [string, string][] = [
    [t({ message: 'Receipt', context: 'deletion' }), receipt.id],
    [t`Company`, receipt.name],
    [t`Address`, receipt.slug],
    [t`People`, formatCount(receipt.people)],
    [t`Videos`, formatCount(receipt.videos)],
    [t`Date`, formatMoment(receipt.askedAt)],
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Deleted`}
      text={t`Deleting files may take a few minutes. This is recorded in the audit log.`}
    >
      <FactList facts={facts} />
      <ReceiptDownload number={receipt.id} title={t`Receipt for the deletion of ${name}`} facts={facts} />
      <Button onClick={onClose}>
        <Trans context="button">Done</Trans>
      </Button>
    </Dialog>
  )
}

function WhatGoes({ people }: { people: number }) {
  const accounts = plural(people, { one: '# account', other: '# accounts' })
  return (
    <Trans>
      Permanently deletes {accounts}, videos, credits, files and domains, and ends customers’ subscriptions. To take the
      site offline without losing data, pause it.
    </Trans>
  )
}
