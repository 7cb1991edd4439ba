import { useEffect, useRef } from 'react'

/** Returns a function that returns a signal, which is aborted when the component leaves the page. */
export function useLeaveSignal(): () => AbortSignal {
  const latest = useRef(new AbortController())
  useEffect(() => {
    // A new one each time: an effect can run, end and run again.
    const controller = (latest.current = new AbortController())
    return () => controller.abort()
  }, [])
  return () => latest.current.signal
}
