/** What a webhook can be told of. */
export const webhookEvents = [
  'video.completed',
  'video.failed',
  'user.created',
  'subscription.updated',
  'lead.created',
  'avatar.ready',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** How many webhooks a person has, and how many a site has beside those of its people. */
export const WEBHOOKS_MAX = 20

/** How long the old signing secret still signs beside the new one after a rotation. */
export const OLD_SECRET_HOURS = 24
