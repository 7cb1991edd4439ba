import { type SendableEmail, toPerson, withPayload } from '../../../platform/email/sendable.ts'
import type { Recovery } from '../recovery/service.ts'
import { findDevice } from '../sessions/device-store.ts'
import { accessEndedEmail } from './access-ended.ts'
import { newDeviceEmail } from './new-device.ts'
import { passwordChangedEmail } from './password-changed.ts'
import { resetPasswordEmail } from './reset-password.ts'
import { secondFactorOffEmail, secondFactorOnEmail } from './second-factor.ts'

/** The emails about access to an account. Their links are created when they are sent, so that no queued email contains one. */
export function createAuthEmails({ recovery }: { recovery: Pick<Recovery, 'issue'> }): SendableEmail[] {
  return [
    toPerson(resetPasswordEmail, async (tx, { userId }, { email }) => ({
      data: await recovery.issue(tx, userId, email),
    })),
    toPerson(newDeviceEmail, async (tx, { deviceId }) => {
      const device = await findDevice(tx, deviceId)
      return device && { data: { ...device, seenAt: device.first_seen_at } }
    }),
    ...[passwordChangedEmail, secondFactorOnEmail, secondFactorOffEmail].map(withPayload),
    withPayload(accessEndedEmail),
  ]
}
