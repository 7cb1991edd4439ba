import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusContent } from '../lib/focus-content.ts'

/**
 * Makes going to another screen feel like opening a page: it starts at the top, and the keyboard and screen readers start
 * at its content, or in the field that the screen has chosen itself. Going back keeps the place where one was.
 */
export function useArrival(): void {
  const { pathname } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const last = useRef(pathname)
  // Before the screen is painted, or its first picture is scrolled as far as the screen before it was.
  useLayoutEffect(() => {
    if (last.current !== pathname && !isBack) scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, isBack])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (!isBack) focusContent()
  }, [pathname, isBack])
}
