import type { AdminUserDetails } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

// The first part of every key, so that every change of a person refetches all of them.
const usersKey = ['/api/admin/users']
const oneKey = (id: string) => [...usersKey, 'one', id]

/** A person of any tenant with statistics, newest videos and presenters. */
export function useAdminUser(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: () => call('GET /api/admin/users/:id', { params: { id } }),
    staleTime: 0,
  })
}

/** Sets the balance to `credits`. */
export function useSetCredits(id: string) {
  const keep = useKeep(id)
  return useMutation({
    mutationFn: (body: { credits: number; reason: string }) =>
      call('PUT /api/admin/users/:id/credits', { params: { id }, body }),
    onSuccess: keep,
  })
}

/** Disables an account, or enables it again. */
export function useSetDisabled(id: string) {
  const keep = useKeep(id)
  return useMutation({
    mutationFn: (body: { disabled: boolean }) => call('PATCH /api/admin/users/:id', { params: { id }, body }),
    onSuccess: keep,
  })
}

/** Moves a video of a person to their trash. */
export function useRemoveVideo(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (videoId: string) => call('DELETE /api/admin/users/:id/videos/:videoId', { params: { id, videoId } }),
    onSuccess: () =>
      Promise.all([usersKey, ['/api/admin/videos']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

function useKeep(id: string) {
  const client = useQueryClient()
  return (details: AdminUserDetails) => {
    client.setQueryData(oneKey(id), details)
    return client.invalidateQueries({ queryKey: usersKey })
  }
}
