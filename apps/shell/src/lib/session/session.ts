import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { type QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { currentBoot, recordSignOut, recordSignIn } from '../boot/boot.ts'
import { initialOf } from '../text/names.ts'

export const userKey = ['/auth/user']

/** The signed-in person with their credits; `null` when nobody is signed in. A page without a session does not ask. */
export function useUser(): UseQueryResult<User | null, Error> {
  return useQuery({
    queryKey: userKey,
    queryFn: fetchUser,
    ...(currentBoot().hasSession ? {} : { initialData: null }),
  })
}

/** Whether this is a support session in the person's account, in which the core refuses some calls. */
export function useIsSupport(): boolean {
  return useUser().data?.support?.isVisitor === true
}

/** Stores `user` as the signed-in person, from a response that contains them. */
export function cacheUser(client: QueryClient, user: User | null): void {
  if (user) recordSignIn()
  else recordSignOut()
  client.setQueryData(userKey, user)
}

/** Refetches the signed-in person and their credits. */
export function refreshUser(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: userKey })
}

/** Returns the name that a person is greeted with. */
export function personName(user: User): string {
  return user.displayName || user.username || t`User`
}

/** The letter in the person's round picture. */
export function personInitial(user: User): string {
  return initialOf(user.displayName || user.username || 'U')
}

async function fetchUser(): Promise<User | null> {
  try {
    return (await call('GET /auth/user')).user
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    recordSignOut()
    return null
  }
}
