import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { TenantExportPart } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'

const EXPORTS = ['/api/whitelabel/exports']
const AT_ONCE = 10
const whileWaitingMs = 5000

/** The exports of the site, newest first; asked again while one is being made. */
export function useExports() {
  return useInfiniteQuery({
    queryKey: EXPORTS,
    queryFn: ({ pageParam }) =>
      call('GET /api/whitelabel/exports', { query: { limit: AT_ONCE, cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.items.some((one) => one.state === 'waiting') ? whileWaitingMs : false,
  })
}

export function useOrderExport(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (parts: TenantExportPart[]) => call('POST /api/whitelabel/exports', { body: { parts } }),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: EXPORTS }),
  })
}
