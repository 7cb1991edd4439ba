import { useEffect, useRef } from 'react'

/** Returns a function that gives the current abort signal, which fires when the component unmounts. */
export function useLeaveSignal(): () => AbortSignal {
  const latest = useRef(new AbortController())
  useEffect(() => {
    // One controller per run of the effect: React may run, clean up and run it again.
    const controller = (latest.current = new AbortController())
    return () => controller.abort()
  }, [])
  return () => latest.current.signal
}
