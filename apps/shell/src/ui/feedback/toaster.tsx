import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { toasts } from '../../lib/toast/toast.ts'

const ToastPanel = lazy(() => import('./toast-panel.tsx').then(({ ToastPanel }) => ({ default: ToastPanel })))

/** The place where toasts appear. Their primitives are loaded with the first toast and then stay. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.watch, toasts.current, toasts.current)
  const [isNeeded, setNeeded] = useState(false)
  if (shown && !isNeeded) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastPanel toast={shown} onClose={toasts.close} />
    </Suspense>
  )
}
