import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const videosKey = ['/api/admin/videos']

/** A video of any tenant with its renders. It changes by itself while it is made. */
export function useAdminVideo(id: string) {
  return useQuery({
    queryKey: [...videosKey, 'one', id],
    queryFn: () => call('GET /api/admin/videos/:id', { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMade(state.data?.video.status) ? 5000 : false),
  })
}

function isMade(status: string | undefined): boolean {
  return status === 'pending' || status === 'processing'
}

/** A presenter of any tenant with its consent and recording. */
export function useAdminAvatar(id: string) {
  return useQuery({
    queryKey: ['/api/admin/avatars', 'one', id],
    queryFn: () => call('GET /api/admin/avatars/:id', { params: { id } }),
    staleTime: 0,
  })
}

/** An operator's actions on a video. */
export type VideoAct = { act: 'retry' } | { act: 'restore' } | { act: 'take-down'; reason: string }

export function useVideoAct(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: VideoAct) => {
      if (action.act === 'retry') return call('POST /api/admin/videos/:id/retry', { params: { id } })
      if (action.act === 'restore') return call('POST /api/admin/videos/:id/restore', { params: { id } })
      return call('POST /api/admin/videos/:id/take-down', { params: { id }, body: { reason: action.reason } })
    },
    onSuccess: () =>
      Promise.all([videosKey, ['/api/admin/users']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

/** An operator's decisions on a digital twin. */
export type AvatarReview = { act: 'approve' } | { act: 'reject'; reason: string }

export function useAvatarReview(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: AvatarReview) =>
      action.act === 'approve'
        ? call('POST /api/admin/avatars/:id/approve', { params: { id } })
        : call('POST /api/admin/avatars/:id/reject', { params: { id }, body: { reason: action.reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/admin/avatars'] }),
  })
}

/** Starts the training of an approved twin. */
export function useTrainAvatar(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/avatars/:id/train', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/admin/avatars'] }),
  })
}
