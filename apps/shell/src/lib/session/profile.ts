import type { MailKind, Preferences, Profile } from '@vitrine/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { refreshUser } from './session.ts'

type ProfileChange = Partial<Pick<Profile, 'username' | 'email' | 'displayName' | keyof Preferences>> & {
  mailsOff?: Exclude<MailKind, 'newsletter'>[]
  newsletter?: boolean
}

/** Under which the profile is kept. */
export const profileKey = ['/auth/profile']
/** Under which the person's sessions are kept. */
export const sessionsKey = ['/auth/sessions']

/** Fetches the person's profile. */
export function useProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: () => call('GET /auth/profile'),
    // The link that confirms a new address opens in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.pendingEmail ? 'always' : false),
  })
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

/** Asks again how the account is protected and where the person is signed in, after one of both has changed. */
export function useRefreshSecurity(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: profileKey })
    void client.invalidateQueries({ queryKey: sessionsKey })
  }
}
