import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminTenant, TenantReceipt } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { useState } from 'react'
import { formatCount, formatMoment } from '../../../kit/format.ts'
import { isolated } from '../../../kit/i18n/isolated.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { FactList } from '../../../kit/ui/fact-list.tsx'
import { Field } from '../../../kit/ui/field.tsx'
import { TextInput } from '../../../kit/ui/inputs.tsx'
import { Note } from '../../../kit/ui/note.tsx'
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
      title={t`Delete ${name} with everything?`}
      text={<WhatGoes people={formatCount(partner.people)} />}
      confirmText={t`Delete for good`}
      busy={remove.isPending}
      danger
    >
      <Field label={t`Type the company’s name: ${name}`}>
        <TextInput
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      {remove.error instanceof ApiError && <Note tone="bad">{remove.error.text}</Note>}
    </ConfirmDialog>
  )
}

function Receipt({ receipt, onClose }: { receipt: TenantReceipt; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Deleted`}
      text={t`Files may take some minutes. This stands in the audit log, too.`}
    >
      <FactList
        facts={[
          [t`Receipt`, receipt.id],
          [t`Company`, receipt.name],
          [t`Address`, receipt.slug],
          [t`People`, formatCount(receipt.people)],
          [t`Videos`, formatCount(receipt.videos)],
          [t`Date`, formatMoment(receipt.askedAt)],
        ]}
      />
      <Button onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </Dialog>
  )
}

function WhatGoes({ people }: { people: string }) {
  return (
    <Trans>
      Accounts ({people}), videos, credits, files and the address go for good. Subscriptions of its customers end. To
      stop the site without losing anything, pause it.
    </Trans>
  )
}
