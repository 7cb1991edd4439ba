import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens the answer that the address names after its # and brings it into view, also when the address changes later. */
export function useOpenByAddress(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!place) return
    if (place instanceof HTMLDetailsElement) place.setAttribute('open', '')
    place.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [hash, key])
}
