import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { focusContent } from '../../lib/focus-content.ts'

/**
 * Starts at the content when another place of the dashboard is opened, as `useArrival` does for another screen: the pressed
 * link goes away with the place it was in. Going back keeps the scroll position. A tab that was pressed keeps the focus.
 */
export function usePlaceFocus(place: string): void {
  const isBack = useNavigationType() === 'POP'
  const shown = useRef(place)
  useLayoutEffect(() => {
    if (shown.current !== place && !isBack) scrollTo({ top: 0, behavior: 'instant' })
  }, [place, isBack])
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    focusContent()
  }, [place, isBack])
}
