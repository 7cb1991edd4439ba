import type { MailKind, Preferences, Profile } from '@vitrine/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { refreshUser } from '../../../kit/session.ts'

type ProfileChange = Partial<Pick<Profile, 'username' | 'email' | 'displayName' | keyof Preferences>> & {
  mailsOff?: Exclude<MailKind, 'newsletter'>[]
  newsletter?: boolean
}

const profileKey = ['/auth/profile']
const sessionsKey = ['/auth/sessions']

/** What the person tells about themselves. */
export function useProfile() {
  return useQuery({ queryKey: profileKey, queryFn: () => call('GET /auth/profile') })
}

/** Saves the parts that are given; the name in the bar, the colours and the clocks follow. */
export function useChangeProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ProfileChange) => call('PATCH /auth/profile', { body: change }),
    onSuccess: (profile) => {
      client.setQueryData(profileKey, profile)
      return refreshUser(client)
    },
  })
}

/** What goes with the account: how many videos there are. */
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

/** Where the person is signed in. */
export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => call('GET /auth/sessions') })
}

/** The API keys that the person made. */
export function useOwnKeys() {
  return useQuery({ queryKey: ['/auth/keys'], queryFn: () => call('GET /auth/keys'), staleTime: 0 })
}

/** What is to end: one session by its id, or all but this one, with or without the API keys. */
export interface Ending {
  id?: string
  endKeys?: boolean
}

/** Ends sessions. */
export function useEndSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, endKeys = false }: Ending): Promise<void> => {
      await (id
        ? call('DELETE /auth/sessions/:id', { params: { id } })
        : call('DELETE /auth/sessions', { body: { endKeys } }))
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['/auth/keys'] })
      return client.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}

/** Asks again where the person is signed in, after something else has ended sessions. */
export function useRefreshSessions(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: sessionsKey })
}

/** Asks again how the account is protected and where the person is signed in, after one of both has changed. */
export function useRefreshSecurity(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: profileKey })
    void client.invalidateQueries({ queryKey: sessionsKey })
  }
}
