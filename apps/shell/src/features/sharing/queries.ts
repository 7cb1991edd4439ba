import { call } from '@vitrine/contract/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const leadsAtOnce = 50
const leadsKey = ['/api/leads']

/** The views of one video, of all one's own, or, for partners, of the whole site. */
export type ViewsOf = { id: string } | 'own' | 'site'

/** The number of days and, for a whole site, the last of them (UTC), by default today. */
export interface ViewsPeriod {
  days: number
  until?: string
}

/** Fetches results of videos. Always fetched again when shown, because they change all the time. */
export function useViews(of: ViewsOf, period: ViewsPeriod) {
  return useQuery({ queryKey: ['views', of, period], queryFn: () => fetchViews(of, period), staleTime: 0 })
}

function fetchViews(of: ViewsOf, { days, until }: ViewsPeriod) {
  if (of === 'own') return call('GET /api/views', { query: { days } })
  if (of === 'site') return call('GET /api/whitelabel/views', { query: { days, until } })
  return call('GET /api/videos/:id/analytics', { params: of, query: { days } })
}

/** The same as a table file. */
export function viewsFile(of: ViewsOf, { days, until }: ViewsPeriod): string {
  const path = of === 'own' ? '/api/views' : of === 'site' ? '/api/whitelabel/views' : `/api/videos/${of.id}/analytics`
  return `${path}.csv?days=${days}${until ? `&until=${until}` : ''}`
}

/** Fetches leads, newest first, page by page. */
export function useLeads() {
  return useInfiniteQuery({
    queryKey: leadsKey,
    queryFn: ({ pageParam }) =>
      call('GET /api/leads', { query: { limit: leadsAtOnce, cursor: pageParam || undefined } }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
}

export function useLeadActions() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: leadsKey })
  return {
    answer: useMutation({
      mutationFn: ({ id, isAnswered }: { id: string; isAnswered: boolean }) =>
        call('PATCH /api/leads/:id', { params: { id }, body: { isAnswered } }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call('DELETE /api/leads/:id', { params: { id } }),
      onSuccess: refresh,
    }),
  }
}
