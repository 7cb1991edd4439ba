import type { ShareChange, ShareLink } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const linkKey = (id: string) => ['/api/videos', id, 'share']

/** Fetches the share link of a video and the settings of its page. */
export function useShareLink(id: string) {
  return useQuery({
    queryKey: linkKey(id),
    queryFn: () => call('GET /api/videos/:id/share', { params: { id } }),
  })
}

/** Returns the actions on a video's link. Each resolves with the changed link. */
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
