import { type SendableEmail, toPerson, withPayload } from '../../../platform/email/sendable.ts'
import type { EmailChange } from '../email-change/service.ts'
import type { Verification } from '../email-verification/service.ts'
import type { Recovery } from '../recovery/service.ts'
import { findDevice } from '../sessions/device-store.ts'
import { emailChangeRequestedEmail, emailChangedEmail } from './email-change.ts'
import { newDeviceEmail } from './new-device.ts'
import { passwordChangedEmail } from './password-changed.ts'
import { resetPasswordEmail } from './reset-password.ts'
import { secondFactorOffEmail, secondFactorOnEmail } from './second-factor.ts'
import { verifyEmail } from './verify-email.ts'
import { welcomeEmail } from './welcome.ts'

interface Deps {
  recovery: Pick<Recovery, 'issue'>
  verification: Pick<Verification, 'issue'>
  emailChange: Pick<EmailChange, 'noticeOf' | 'pendingOf'>
}

/** The emails about getting into an account. Their links are made when they leave, so that no order carries one. */
export function createAuthEmails({ recovery, verification, emailChange }: Deps): SendableEmail[] {
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
    toPerson(resetPasswordEmail, async (tx, { userId }) => ({ data: await recovery.issue(tx, userId) })),
    toPerson(newDeviceEmail, async (tx, { deviceId }) => {
      const device = await findDevice(tx, deviceId)
      return device && { data: { ...device, seenAt: device.first_seen_at } }
    }),
    ...[emailChangeRequestedEmail, emailChangedEmail].map((email) =>
      toPerson(email, async (tx, { emailChangeId }) => {
        const change = await emailChange.noticeOf(tx, emailChangeId)
        return change && { to: change.to, data: change.link }
      }),
    ),
    ...[passwordChangedEmail, secondFactorOnEmail, secondFactorOffEmail].map(withPayload),
  ]
}
