import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches a media query, e.g. `(max-width: 480px)`. The core, which has no window, matches none. */
export function useMatch(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
