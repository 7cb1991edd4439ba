import { useEffect, useState } from 'react'
import { useTokenOnce } from '../recovery/use-token-once.ts'

const storageKey = 'invitation'

/** The token of the invitation that is being looked at, kept while this tab is open: some have to sign in before they accept. */
export function useInvitationToken(): string {
  const linkToken = useTokenOnce()
  const [invitationToken] = useState(() => linkToken || (sessionStorage.getItem(storageKey) ?? ''))
  useEffect(() => {
    if (invitationToken) sessionStorage.setItem(storageKey, invitationToken)
  }, [invitationToken])
  return invitationToken
}

/** Once it was accepted, or turned out to be none. */
export function clearInvitationToken(): void {
  sessionStorage.removeItem(storageKey)
}
