import type { Domain } from '@vitrine/contract'
import { useEffect, useState } from 'react'
import { useCheckDomain } from './queries.ts'

const EVERY_SECONDS = 20

/** Looks at an address again every 20 seconds while it is open, not yet live and the page is seen. */
export function useRecheck({ id, state }: Domain, mayCheck: boolean) {
  const { mutate, isPending } = useCheckDomain(id)
  const [left, setLeft] = useState(EVERY_SECONDS)
  const isWanted = mayCheck && state !== 'live'

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
