import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SiteAvatarSettings } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { listKey } from '../queries.ts'

const siteKey = ['/api/whitelabel/avatars']

/** All stock presenters of the site in the order of its customers. */
export function useSiteAvatars() {
  return useQuery({ queryKey: siteKey, queryFn: () => call('GET /api/whitelabel/avatars') })
}

export function useSaveSiteAvatars() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SiteAvatarSettings) => call('PUT /api/whitelabel/avatars', { body }),
    onSuccess: async (avatars) => {
      client.setQueryData(siteKey, avatars)
      await client.invalidateQueries({ queryKey: listKey })
    },
  })
}
