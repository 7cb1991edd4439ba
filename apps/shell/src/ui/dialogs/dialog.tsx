import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-props.ts'

// The primitives behind a dialog are as large as a whole screen, and most visits open none.
const DialogPanel = lazy(() => import('./dialog-panel.tsx').then(({ DialogPanel }) => ({ default: DialogPanel })))

/** A window over the page; on phones a sheet from below. It keeps the keyboard inside and gives the focus back. */
export function Dialog({ open, ...rest }: DialogProps) {
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...rest} />
    </Suspense>
  )
}
