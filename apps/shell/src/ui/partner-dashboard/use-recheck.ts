import { useEffect, useState } from 'react'

const EVERY_SECONDS = 20

interface Check {
  mutate: () => void
  isPending: boolean
}

/** Runs `mutate` every 20 seconds while `isWanted` and the page is visible. */
export function useRecheck(isWanted: boolean, { mutate, isPending }: Check) {
  const [left, setLeft] = useState(EVERY_SECONDS)

  useEffect(() => {
    if (!isWanted || isPending) return
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      setLeft(left > 1 ? left - 1 : EVERY_SECONDS)
      if (left <= 1) mutate()
    }, 1000)
    return () => clearInterval(timer)
  }, [isWanted, isPending, left, mutate])

  function checkNow(): void {
    setLeft(EVERY_SECONDS)
    mutate()
  }

  return { seconds: isWanted ? left : undefined, isChecking: isPending, checkNow }
}
