import { type MouseEvent, useState } from 'react'

/** The longest pause within a double press that systems have as their default. */
const DOUBLE_PRESS_MS = 500

/**
 * Ignores the second press of a double click on an opener. It would land in the new dialog or beside it and answer or close it.
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
