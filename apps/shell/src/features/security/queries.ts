import type { AuditAction } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'

export interface AuditFilter {
  act?: AuditAction | undefined
  /** A part of a person's username or email address. */
  q?: string | undefined
  from?: string | undefined
  until?: string | undefined
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
    // Entries are added all the time, so each visit refetches.
    staleTime: 0,
  })
}

/** Returns the address of the same entries as a CSV file. */
export function auditTablePath(filter: AuditFilter): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `/api/audit?${new URLSearchParams([['format', 'csv'], ...given])}`
}

/** Compares the whole log with its hash chain. It is a mutation so that it runs on demand only. */
export function useAuditCheck() {
  return useMutation({
    mutationFn: (tenant: string | undefined) => call('GET /api/audit/check', { query: { tenant } }),
  })
}
