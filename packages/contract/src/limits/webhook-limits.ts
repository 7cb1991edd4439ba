/** Events that a webhook can subscribe to. */
export const webhookEvents = [
  'video.completed',
  'video.failed',
  'user.created',
  'subscription.updated',
  'lead.created',
  'avatar.ready',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** The maximum number of webhooks per person, and of a site besides those of its people. */
export const WEBHOOKS_MAX = 20

/** The number of hours for which the old secret signs as well after a rotation. */
export const OLD_SECRET_HOURS = 24
