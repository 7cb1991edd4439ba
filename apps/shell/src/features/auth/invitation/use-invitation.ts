import type { OpenInvitation } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { useEffect, useState } from 'react'
import { clearInvitationToken } from './invitation-token.ts'

/** `closed`: the link works no more. `fault`: it could not be found out. */
type Asked =
  | { phase: 'asking' | 'closed' }
  | { phase: 'open'; invitation: OpenInvitation }
  | { phase: 'fault'; error: unknown }

/** Fetches the invitation with this token. `retry` fetches again after an error. */
export function useInvitation(invitationToken: string): Asked & { retry: () => void } {
  const [asked, setAsked] = useState<Asked>({ phase: invitationToken ? 'asking' : 'closed' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (!invitationToken) return undefined
    let isLeft = false
    void ask(invitationToken).then((answer) => isLeft || setAsked(answer))
    return () => {
      isLeft = true
    }
  }, [invitationToken, tries])

  function retry() {
    setAsked({ phase: 'asking' })
    setTries((count) => count + 1)
  }
  return { ...asked, retry }
}

async function ask(invitationToken: string): Promise<Asked> {
  try {
    return { phase: 'open', invitation: await call('POST /auth/invitation', { body: { token: invitationToken } }) }
  } catch (error) {
    const isClosed = error instanceof ApiError && [400, 422].includes(error.status)
    if (!isClosed) return { phase: 'fault', error }
    clearInvitationToken()
    return { phase: 'closed' }
  }
}
