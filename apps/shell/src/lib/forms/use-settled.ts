import { useEffect, useState } from 'react'

/** Returns `typed` once it has not changed for `pauseMs`, and the previous settled value until then. */
export function useSettled<T>(typed: T, pauseMs: number): T {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
