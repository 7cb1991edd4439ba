import { Trans, useLingui } from '@lingui/react/macro'
import type { BrandKit } from '@vitrine/contract'
import { useState } from 'react'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useRemoveKit } from './queries.ts'

/** Deletes a kit, after a question. */
export function DeleteKitButton({ kit, onDeleted }: { kit: BrandKit; onDeleted: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const remove = useRemoveKit()
  const [isOpen, setOpen] = useState(false)
  const { name } = kit
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          remove.mutate(kit.id, {
            onSuccess: onDeleted,
            onError: (error) => toast({ title: t`Error`, description: faultOf(error), tone: 'destructive' }),
          })
        }
        title={t`Delete ${name}?`}
        text={t`Finished videos keep this brand. New ones can’t use it.`}
        confirmText={t`Delete`}
        busy={remove.isPending}
        danger
      />
    </>
  )
}
