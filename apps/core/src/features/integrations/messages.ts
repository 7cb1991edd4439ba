import type { WebhookEvent } from '@vitrine/contract'

/** The body of a message as the Standard Webhooks specification lays it out. It never changes, so that it can be signed again. */
export function messageBody(event: WebhookEvent, at: Date, data: Record<string, unknown>): string {
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data })
}

/** Returns the message id, which is the same in every attempt and replay. */
export function messageIdOf(id: string): string {
  return `evt_${id}`
}

const ID = '00000000-0000-4000-8000-000000000000'

/** Payloads of test deliveries. */
const examples: Record<WebhookEvent, Record<string, unknown>> = {
  'video.completed': { id: ID, userId: ID, title: 'Example video', durationSeconds: 42, credits: 1 },
  'video.failed': { id: ID, userId: ID, title: 'Example video', errorCode: 'render-failed', error: 'Example reason' },
  'user.created': { id: ID, username: 'example', email: 'person@example.com', displayName: 'Example Person' },
  'subscription.updated': {
    id: ID,
    userId: ID,
    status: 'active',
    currentPeriodStart: '2027-03-01T00:00:00.000Z',
    currentPeriodEnd: '2027-03-31T00:00:00.000Z',
    cancelAtPeriodEnd: false,
  },
  'lead.created': {
    id: ID,
    userId: ID,
    videoId: ID,
    videoTitle: 'Example video',
    name: 'Example Person',
    email: 'person@example.com',
    phone: null,
    message: 'Is this still available?',
    language: 'en',
  },
  'avatar.ready': { id: ID, userId: ID, name: 'Example avatar' },
}

export function exampleOf(event: WebhookEvent): Record<string, unknown> {
  return { ...examples[event], isTest: true }
}
