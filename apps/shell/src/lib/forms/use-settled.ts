import { useEffect, useState } from 'react'

/** Returns what is typed once it has stood still for `pauseMs`, and until then what stood there before. */
export function useSettled<T>(typed: T, pauseMs: number): T {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
