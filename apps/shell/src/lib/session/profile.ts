import type { MailKind, Preferences, Profile } from '@vitrine/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@vitrine/contract/client'
import { refreshUser } from './session.ts'

type ProfileChange = Partial<Pick<Profile, 'username' | 'email' | 'displayName' | keyof Preferences>> & {
  mailsOff?: Exclude<MailKind, 'newsletter'>[]
  newsletter?: boolean
}

/** The query key of the profile. */
export const profileKey = ['/auth/profile']
/** The query key of the person's sessions. */
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

/** Saves the given fields. The name in the bar, the theme and the time zone of dates follow. */
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

/** Returns a function that refetches profile and sessions, for after a change of password, second factor or sessions. */
export function useRefreshSecurity(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: profileKey })
    void client.invalidateQueries({ queryKey: sessionsKey })
  }
}
