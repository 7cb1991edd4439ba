import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../../platform/email/define.ts'
import { EXAMPLE_ID } from '../../../platform/email/example.ts'
import { withPayload } from '../../../platform/email/sendable.ts'

const payload = z.object({ userId: z.uuid(), address: z.string() })
const action = { label: msg({ message: 'View DNS records' }), path: '/whitelabel-dashboard?tab=mail' }
const example = () => ({ userId: EXAMPLE_ID, address: 'hello@example.com' })

export const senderReadyEmail = defineEmail({
  name: 'sender-ready',
  payload,
  content: ({ address }: { address: string }) => ({
    subject: msg({ message: 'Your emails are now sent from {address}' }),
    opening: msg({
      message:
        'Hello {name}, your domain’s DNS records are correct. From now on, your site’s emails are sent from {address}.',
    }),
    action,
    values: { address },
  }),
  example,
})

export const senderLostEmail = defineEmail({
  name: 'sender-lost',
  payload,
  content: ({ address }: { address: string }) => ({
    subject: msg({ message: 'Your emails are no longer sent from {address}' }),
    opening: msg({
      message:
        'Hello {name}, a DNS record of your email domain is missing or has changed. Until it’s restored, ' +
        'your site’s emails are sent from our address, still under your name. Replies still reach you.',
    }),
    action,
    values: { address },
  }),
  example,
})

export const senderEmails = [withPayload(senderReadyEmail), withPayload(senderLostEmail)]
