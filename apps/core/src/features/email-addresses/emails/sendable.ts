import { type SendableEmail, toPerson } from '../../../platform/email/sendable.ts'
import type { EmailChange } from '../email-change.ts'
import type { Verification } from '../verification.ts'
import { emailChangeRequestedEmail, emailChangedEmail } from './email-change.ts'
import { verifyEmail } from './verify-email.ts'
import { welcomeEmail } from './welcome.ts'

interface Deps {
  verification: Pick<Verification, 'issue'>
  emailChange: Pick<EmailChange, 'noticeOf' | 'pendingOf'>
}

/**
 * The emails about the address of an account. Their links are created when they are sent, so that no queued email contains one.
 */
export function createAddressEmails({ verification, emailChange }: Deps): SendableEmail[] {
  return [
    toPerson(welcomeEmail, async (tx, _payload, { id, email, isEmailVerified }) => {
      const link = email === null || isEmailVerified ? undefined : await verification.issue(tx, id, email)
      return { data: { link } }
    }),
    toPerson(verifyEmail, async (tx, _payload, { id, email, isEmailVerified }) => {
      const pending = await emailChange.pendingOf(tx, id)
      const to = pending ?? (isEmailVerified ? null : email)
      return to === null ? undefined : { to, data: await verification.issue(tx, id, to) }
    }),
    ...[emailChangeRequestedEmail, emailChangedEmail].map((email) =>
      toPerson(email, async (tx, { emailChangeId }) => {
        const change = await emailChange.noticeOf(tx, emailChangeId)
        return change && { to: change.to, data: change.link }
      }),
    ),
  ]
}
