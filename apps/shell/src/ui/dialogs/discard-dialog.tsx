import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface DiscardDialogProps {
  /** Discards the changes. Undefined while the dialog is closed. */
  onDiscard: (() => void) | undefined
  onClose: () => void
}

/** Asks before unpublished changes are discarded. */
export function DiscardDialog({ onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      open={onDiscard !== undefined}
      onClose={onClose}
      onConfirm={() => {
        onDiscard?.()
        onClose()
      }}
      title={t`Discard your changes?`}
      confirmText={t`Discard`}
      danger
    />
  )
}
