import type { PublicStatus } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useCallback, useEffect, useState } from 'react'

/** As often as the core checks. */
const askAgainMs = 15_000

/** Fetches the status of the site, repeatedly while the page is open. Public pages have no query client. */
export function useStatus() {
  const [known, setKnown] = useState<{ data?: PublicStatus; error: Error | null }>({ error: null })
  const refetch = useCallback(
    () =>
      call('GET /api/status').then(
        (data) => setKnown({ data, error: null }),
        // Keeps showing the last status.
        (error: Error) => setKnown((before) => ({ ...before, error })),
      ),
    [],
  )
  useEffect(() => {
    void refetch()
    const asking = setInterval(() => void refetch(), askAgainMs)
    return () => clearInterval(asking)
  }, [refetch])
  return { data: known.data, error: known.error, refetch }
}
