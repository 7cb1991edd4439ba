import { msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../platform/email/define.ts'
import { toPerson } from '../../platform/email/sendable.ts'
import { findWebhook } from './webhooks/store.ts'

interface Ended {
  url: string
  isGone: boolean
}

/** Notifies the owner that a webhook was turned off automatically. */
export const webhookEndedEmail = defineEmail({
  name: 'webhook-ended',
  payload: z.object({ userId: z.uuid(), webhookId: z.uuid() }),
  content: ({ url, isGone }: Ended) => ({
    subject: msg({ message: 'Your {company} webhook was turned off' }),
    title: msg({ message: 'A webhook was turned off' }),
    opening: isGone
      ? msg({ message: 'Hello {name}, the endpoint of this webhook reports that it no longer exists.' })
      : msg({ message: 'Hello {name}, every delivery to this webhook has failed for 5 days.' }),
    paragraphs: [
      msg({ message: 'Fix the endpoint, turn the webhook back on and resend missed events from the delivery log.' }),
    ],
    facts: [[msg({ message: 'Webhook URL' }), url] as const],
    action: { label: msg({ message: 'Open integrations' }), path: '/integrations' },
  }),
  example: () => ({ url: 'https://example.com/webhooks', isGone: false }),
})

export const integrationEmails = [
  toPerson(webhookEndedEmail, async (tx, { webhookId }) => {
    const webhook = await findWebhook(tx, webhookId)
    return webhook && { data: { url: webhook.url, isGone: webhook.end_reason === 'gone' } }
  }),
]
