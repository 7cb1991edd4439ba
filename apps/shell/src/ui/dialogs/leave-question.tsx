import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DiscardDialog } from './discard-dialog.tsx'
import { guardHistory } from './guarded-history.ts'
import { guardPage } from './leave-guard.ts'

/**
 * Asks before a page with unsaved changes is left: by a link, the command palette, or a step through the history. Where the page is
 * closed or reloaded, the browser asks.
 */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate()
  const [leave, setLeave] = useState<() => void>()
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (go: () => void) => setLeave(() => go)
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    const onPress = (event: MouseEvent) => {
      const address = leadingAway(event)
      if (address === undefined) return
      event.preventDefault()
      // The router must not see the press either.
      event.stopPropagation()
      ask(() => void navigate(address))
    }
    addEventListener('beforeunload', keep)
    document.addEventListener('click', onPress, { capture: true })
    const ends = [guardPage(ask), guardHistory(ask)]
    return () => {
      removeEventListener('beforeunload', keep)
      document.removeEventListener('click', onPress, { capture: true })
      for (const end of ends) end()
    }
  }, [isDirty, navigate])
  return <DiscardDialog onDiscard={leave} onClose={() => setLeave(undefined)} />
}

/** Returns the address within the site that a press opens in place of this page; undefined for any other press. */
function leadingAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  if (link.origin !== location.origin || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  const isHere = link.pathname === location.pathname && link.search === location.search
  return isHere ? undefined : link.pathname + link.search + link.hash
}
