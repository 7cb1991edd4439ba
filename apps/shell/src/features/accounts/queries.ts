import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { profileKey } from '../../lib/session/profile.ts'
import { refreshUser } from '../../lib/session/session.ts'

/** Fetches the number of the person's videos, which are deleted with the account; undefined until it has loaded. */
export function useOwnVideoCount(): number | undefined {
  return useQuery({ queryKey: ['/api/videos/stats'], queryFn: () => call('GET /api/videos/stats') }).data?.total
}

/** Sends a file as the person's picture; the picture in the bar follows. */
export function useUploadPicture() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.append('profilePicture', file)
      return call('POST /auth/profile/picture', { body })
    },
    onSuccess: (profile) => {
      client.setQueryData(profileKey, profile)
      return refreshUser(client)
    },
  })
}
