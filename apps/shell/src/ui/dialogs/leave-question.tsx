import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DiscardDialog } from './discard-dialog.tsx'

/** Asks before a link leads away from a page with unsaved changes. Where the page is closed or reloaded, the browser asks. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const navigate = useNavigate()
  const [to, setTo] = useState<string>()
  useEffect(() => {
    if (!isDirty) return undefined
    const keep = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = (event: MouseEvent) => {
      const address = leadingAway(event)
      if (address === undefined) return
      event.preventDefault()
      // The router must not see the press either.
      event.stopPropagation()
      setTo(address)
    }
    addEventListener('beforeunload', keep)
    document.addEventListener('click', ask, { capture: true })
    return () => {
      removeEventListener('beforeunload', keep)
      document.removeEventListener('click', ask, { capture: true })
    }
  }, [isDirty])
  return (
    <DiscardDialog
      onDiscard={to === undefined ? undefined : () => void navigate(to)}
      onClose={() => setTo(undefined)}
    />
  )
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
