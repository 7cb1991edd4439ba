import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../controls/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface DeleteButtonProps {
  /** The question. */
  title: string
  /** The consequence of deleting. */
  text: string
  isBusy: boolean
  onConfirm: (options: { onError: (error: Error) => void }) => void
}

/** Deletes something after a confirmation. Shows a toast on failure. */
export function DeleteButton({ title, text, isBusy, onConfirm }: DeleteButtonProps) {
  const { t } = useLingui()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const onError = (error: Error) => toast({ title: t`Error`, description: faultOf(error), tone: 'destructive' })
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => onConfirm({ onError })}
        title={title}
        text={text}
        confirmText={t`Delete`}
        busy={isBusy}
        danger
      />
    </>
  )
}
