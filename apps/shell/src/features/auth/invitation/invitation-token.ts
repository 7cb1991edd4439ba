import { useTokenOfTab } from '../recovery/use-token-once.ts'

const storageKey = 'invitation'

/** The token of the invitation that is being looked at: some have to sign in before they accept. */
export function useInvitationToken(): string {
  return useTokenOfTab(storageKey)
}

/** Once it was accepted, or turned out to be none. */
export function clearInvitationToken(): void {
  sessionStorage.removeItem(storageKey)
}
