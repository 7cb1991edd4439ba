import { msg } from '@vitrine/messages'
import { z } from 'zod'
import type { Clock } from '../../platform/time/clock.ts'
import { defineEmail } from '../../platform/email/define.ts'
import { EXAMPLE_PERSON } from '../../platform/email/example.ts'
import { type SendableEmail, toPerson } from '../../platform/email/sendable.ts'
import { findOpen } from './store.ts'

/** Asks a person for access to their account. People of the platform are not named. */
export const supportAskedEmail = defineEmail({
  name: 'support-asked',
  payload: z.object({ userId: z.uuid(), loginId: z.uuid() }),
  content: ({ actorName, reason }: { actorName: string | null; reason: string }) => ({
    subject: msg({ message: '{company}: support is asking to access your account' }),
    title: msg({ message: 'Support is asking to access your account' }),
    opening: msg({
      message:
        'Hello {name}, {who} is asking for access to your account for 30 minutes. Nothing happens unless you allow it.',
    }),
    facts: [[msg({ message: 'Reason' }), reason]],
    action: { label: msg({ message: 'Review request' }), path: '/dashboard' },
    closing: msg({
      message:
        'They can’t pay, change your password or delete anything. You can see when they’re in and end access at any time.',
    }),
    values: { who: actorName ?? msg({ message: 'our support team' }) },
  }),
  example: () => ({ actorName: EXAMPLE_PERSON, reason: 'A video does not finish' }),
})

/** Sent only while the request is open. */
export function createSupportAskedEmail(clock: Clock): SendableEmail {
  return toPerson(supportAskedEmail, async (tx, { userId, loginId }) => {
    const session = await findOpen(tx, userId, clock.now())
    if (session?.id !== loginId || session.approved_at) return undefined
    return { data: { actorName: session.actor_name, reason: session.reason } }
  })
}
