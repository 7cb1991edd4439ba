import { useEffect, useRef } from 'react'
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
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (isBack) return
    scrollTo({ top: 0, behavior: 'instant' })
    focusContent()
  }, [pathname, isBack])
}
