import type { Language } from '@vitrine/contract'
import type { SendableEmail } from '../../../platform/email/sendable.ts'
import { invitationEmail } from './emails.ts'
import type { Invitations } from './service.ts'

/** Sent to an address that may have no account yet. */
export function createInvitationEmail(invitations: Pick<Invitations, 'issue'>): SendableEmail {
  return {
    email: invitationEmail,
    async prepare(tx, order) {
      const { invitationId } = invitationEmail.payload.parse(order)
      const issued = await invitations.issue(tx, invitationId)
      if (!issued) return undefined
      const language: Language = issued.language
      return { to: issued.email, reader: { name: issued.invited ?? '', username: '', language }, data: issued }
    },
  }
}
