import { call } from '@vitrine/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** Links to photos expire six hours after the response at the earliest. */
const linksLastMs = 5 * 3_600_000

/** Fetches the scenes of a draft as saved in `version`. Shows those of the last version until the response arrives. */
export function useStoryboard(id: string, version: number) {
  return useQuery({
    queryKey: ['/api/drafts/:id/storyboard', id, version],
    queryFn: () => call('GET /api/drafts/:id/storyboard', { params: { id } }),
    enabled: version > 0,
    placeholderData: keepPreviousData,
    staleTime: linksLastMs,
  })
}
