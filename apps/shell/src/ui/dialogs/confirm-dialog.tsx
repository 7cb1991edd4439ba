import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ActionRow } from '../controls/action-row.tsx'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** The question. */
  title: ReactNode
  /** The consequence of confirming. */
  text?: ReactNode
  /** The verb of the question, e.g. "Delete". */
  confirmText: string
  cancelText?: string
  busy?: boolean
  busyText?: string
  danger?: boolean
  children?: ReactNode
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, onClose, onConfirm, title, text, confirmText, ...rest }: ConfirmDialogProps) {
  const { t } = useLingui()
  const { cancelText = t`Cancel`, busy = false, busyText = confirmText, danger = false, children } = rest
  return (
    <Dialog open={open} onClose={onClose} title={title} text={text}>
      {children}
      <Answers>
        <Button variant="secondary" onClick={onClose}>
          {cancelText}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText} onClick={onConfirm}>
          {confirmText}
        </Button>
      </Answers>
    </Dialog>
  )
}

const Answers = styled(ActionRow)`
  margin-block-start: ${token.space[2]};
`
