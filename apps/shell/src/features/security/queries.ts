import type { Act } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

interface AuditFilter {
  act?: Act | undefined
  tenant?: string | undefined
}

const linesAtOnce = 50

/** The lines of the audit log, newest first, a part at a time. */
export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['/api/audit', filter],
    queryFn: ({ pageParam }) =>
      call('GET /api/audit', { query: { ...filter, limit: linesAtOnce, cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Lines are added all the time, so another visit asks anew.
    staleTime: 0,
  })
}
