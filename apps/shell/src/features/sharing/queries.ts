import type { ShareChange, ShareLink } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const leadsAtOnce = 50
const leadsKey = ['/api/leads']
const linkKey = (id: string) => ['/api/videos', id, 'share']

/** The link of a video, and all that was chosen for its page. */
export function useShareLink(id: string) {
  return useQuery({
    queryKey: linkKey(id),
    queryFn: () => call('GET /api/videos/:id/share', { params: { id } }),
  })
}

/** What can be done to the link of a video; each answers with the link as it is then. */
export function useLinkActions(id: string) {
  const client = useQueryClient()
  const keep = (link: ShareLink) => client.setQueryData(linkKey(id), link)
  const params = { id }
  return {
    share: useMutation({ mutationFn: () => call('POST /api/videos/:id/share', { params }), onSuccess: keep }),
    change: useMutation({
      mutationFn: (body: ShareChange) => call('PATCH /api/videos/:id/share', { params, body }),
      onSuccess: keep,
    }),
    revoke: useMutation({ mutationFn: () => call('DELETE /api/videos/:id/share', { params }), onSuccess: keep }),
  }
}

/** What came of a video in the last days. It changes all the time, so another visit asks anew. */
export function useAnalytics(id: string, days: number) {
  return useQuery({
    queryKey: ['/api/videos', id, 'analytics', days],
    queryFn: () => call('GET /api/videos/:id/analytics', { params: { id }, query: { days } }),
    staleTime: 0,
  })
}

/** Who asked something, newest first, a part at a time. */
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
