import { useEffect, useRef } from 'react'
import { focusContent } from '../focus-content.ts'

/**
 * Keeps the keyboard's place in a list: when what had the focus goes away, its next neighbour gets it, and the content of the screen
 * where none is left. Returns the ref of the list.
 */
export function useListFocus<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const last = useRef<{ element: Element; place: number }>(undefined)

  useEffect(() => {
    function remember({ target }: FocusEvent): void {
      const element = target as Element
      // Focus inside a dialog or menu counts as focus on the element that opened it.
      if (element.closest('[role=dialog], [role=menu]')) return
      last.current = { element, place: [...(list.current?.children ?? [])].findIndex((item) => item.contains(element)) }
    }
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('focusin', remember)
      if (isLost(last.current?.element)) focusContent()
    }
  }, [])

  // Each item that goes away re-renders the list.
  useEffect(() => {
    if (!last.current || !isLost(last.current.element)) return
    const { place } = last.current
    const items = list.current?.children
    const neighbour = place < 0 ? undefined : items?.[Math.min(place, items.length - 1)]
    if (!(neighbour instanceof HTMLElement)) return focusContent()
    focusItem(neighbour)
  })

  return list
}

function focusItem(item: HTMLElement): void {
  item.tabIndex = -1
  item.focus()
}

/** Whether what had the focus is gone and nothing else has it. */
function isLost(element: Element | undefined): boolean {
  return element?.isConnected === false && document.activeElement === document.body
}
