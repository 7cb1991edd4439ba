import type { OpenInvitation } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { isClosed } from '../../../lib/links/use-link-content.ts'
import { clearInvitationToken } from './invitation-token.ts'

/** Fetches the invitation with this token. The tab forgets a token that works no more. */
export async function readInvitation(token: string): Promise<OpenInvitation> {
  try {
    return await call('POST /auth/invitation', { body: { token } })
  } catch (error) {
    if (isClosed(error)) clearInvitationToken()
    throw error
  }
}
