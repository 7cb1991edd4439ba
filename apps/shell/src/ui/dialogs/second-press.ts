import { type MouseEvent, useState } from 'react'

/** The longest pause within a double press that systems have as their default. */
const DOUBLE_PRESS_MS = 500

/**
 * Ignores the second press of a double press on what opened a dialog. It lands beside or inside of the dialog, and would close or
 * answer what nobody has read yet.
 */
export function useIgnoreSecondPress() {
  const [openedAt] = useState(() => performance.now())
  const isNew = () => performance.now() - openedAt < DOUBLE_PRESS_MS
  return {
    onClickCapture(event: MouseEvent) {
      if (event.detail < 2 || !isNew()) return
      event.preventDefault()
      event.stopPropagation()
    },
    onPointerDownOutside(event: Event) {
      if (isNew()) event.preventDefault()
    },
  }
}
