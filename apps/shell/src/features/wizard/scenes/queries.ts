import { call } from '@vitrine/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** Links to photos end by themselves, six hours after the answer at the earliest. */
const linksLastMs = 5 * 3_600_000

/** The scenes of a draft as it was saved as `version`. Until the answer to a newer version comes, the last one stands. */
export function useStoryboard(id: string, version: number) {
  return useQuery({
    queryKey: ['/api/drafts/:id/storyboard', id, version],
    queryFn: () => call('GET /api/drafts/:id/storyboard', { params: { id } }),
    enabled: version > 0,
    placeholderData: keepPreviousData,
    staleTime: linksLastMs,
  })
}
