import type { BulkRebrandState } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** The extent of a bulk rebrand: the person's videos, or all of the site for its team. */
export type BulkRebrandOf = 'person' | 'site'

const askAgainMs = 3000

const calls = {
  person: {
    read: () => call('GET /api/videos/bulk-rebrand'),
    start: () => call('POST /api/videos/bulk-rebrand'),
    stop: () => call('DELETE /api/videos/bulk-rebrand'),
  },
  site: {
    read: () => call('GET /api/whitelabel/bulk-rebrand'),
    start: () => call('POST /api/whitelabel/bulk-rebrand'),
    stop: () => call('DELETE /api/whitelabel/bulk-rebrand'),
  },
}

export function bulkRebrandKey(of: BulkRebrandOf): string[] {
  return ['bulk-rebrand', of]
}

/** Fetches the number of outdated videos and the progress of their update. Polls while it runs. */
export function useBulkRebrand(of: BulkRebrandOf) {
  return useQuery({
    queryKey: bulkRebrandKey(of),
    queryFn: calls[of].read,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.latest?.state === 'running' ? askAgainMs : false),
  })
}

/** Starts rebranding all videos whose brand is out of date. */
export function useStartBulkRebrand(of: BulkRebrandOf) {
  return useBulkRebrandMutation(of, calls[of].start)
}

/** Stops the bulk rebrand. Finished videos keep the new brand. */
export function useStopBulkRebrand(of: BulkRebrandOf) {
  return useBulkRebrandMutation(of, calls[of].stop)
}

function useBulkRebrandMutation(of: BulkRebrandOf, mutationFn: () => Promise<BulkRebrandState>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (state) => client.setQueryData(bulkRebrandKey(of), state),
    // Another window or person has started or ended it.
    onError: () => client.invalidateQueries({ queryKey: bulkRebrandKey(of) }),
  })
}
