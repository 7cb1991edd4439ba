import { z } from 'zod'
import { webhookEvents } from '../limits/webhook-limits.ts'

export const WebhookEventName = z.enum(webhookEvents, 'Choose from the listed events.')

/** The scope of a webhook: events of its creator, or of everybody on the site. */
export const WebhookScope = z.enum(['own', 'site'])
export type WebhookScope = z.infer<typeof WebhookScope>

export const WebhookUrl = z
  .url({ protocol: /^https?$/, hostname: /./, error: 'Please enter a valid URL' })
  .max(2000, 'Please enter a valid URL')

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  isActive: z.boolean(),
  scope: WebhookScope,
  createdAt: z.string(),
  /** Start of the current series of failed deliveries; null after a success. */
  failingSince: z.string().nullable(),
  /** When it was turned off, because deliveries failed for long or the receiver responded with 410 Gone. */
  endedAt: z.string().nullable(),
  endReason: z.enum(['failing', 'gone']).nullable(),
  /** Until when deliveries are signed with the old secret as well; null with a single secret. */
  oldSecretUntil: z.string().nullable(),
  /** Deliveries of the last 7 days that have ended. */
  delivered: z.number().int(),
  failed: z.number().int(),
})
export type Webhook = z.infer<typeof Webhook>

/** A new webhook with its signing secret, which no other response contains. */
export const NewWebhook = Webhook.extend({ secret: z.string() })
export type NewWebhook = z.infer<typeof NewWebhook>

/** The reason why an attempt got no response. */
const DeliveryProblem = z.enum([
  'address-refused',
  'unreachable',
  'too-slow',
  'too-large',
  'wrong-type',
  'too-many-redirects',
])

export const WebhookDelivery = z.object({
  id: z.uuid(),
  /** The same in every attempt and replay, so that receivers can refuse repeats. */
  messageId: z.string(),
  event: z.string(),
  isTest: z.boolean(),
  state: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.number().int(),
  createdAt: z.string(),
  nextAttemptAt: z.string().nullable(),
  /** The last attempt; null before the first. */
  lastAttemptAt: z.string().nullable(),
  statusCode: z.number().int().nullable(),
  problem: DeliveryProblem.nullable(),
  milliseconds: z.number().int().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookAttempt = z.object({
  number: z.number().int(),
  at: z.string(),
  statusCode: z.number().int().nullable(),
  problem: DeliveryProblem.nullable(),
  milliseconds: z.number().int(),
  requestHeaders: z.record(z.string(), z.string()),
  answerHeaders: z.record(z.string(), z.string()),
  /** The beginning of the answer's body. */
  answer: z.string(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

/** A delivery with what was sent, and the newest attempts first. */
export const WebhookDeliveryDetail = WebhookDelivery.extend({
  url: z.string(),
  body: z.string(),
  log: z.array(WebhookAttempt),
})
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>

export const exportTypes = ['videos', 'avatars', 'analytics'] as const
export const sharePlatforms = ['linkedin', 'facebook', 'whatsapp', 'x', 'youtube'] as const
export const emailTestTypes = ['welcome', 'video_completed', 'video_failed', 'credit_low'] as const

export const IntegrationStatus = z.object({
  status: z.object({
    webhooks: z.object({ count: z.number().int(), active: z.number().int() }),
    email: z.object({
      configured: z.boolean(),
      service: z.string().nullable(),
      /** False in development without a mail server, where emails are stored instead. */
      isSent: z.boolean(),
    }),
    exports: z.object({ types: z.array(z.enum(exportTypes)) }),
    socialSharing: z.object({ platforms: z.array(z.enum(sharePlatforms)) }),
  }),
})
export type IntegrationStatus = z.infer<typeof IntegrationStatus>
