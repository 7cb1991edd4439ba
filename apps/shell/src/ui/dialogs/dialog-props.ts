import type { ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** A sentence under the title. */
  text?: ReactNode
  /** `wide` holds tables and lists of cards. */
  width?: 'normal' | 'wide'
  children: ReactNode
}
