import type { WebhookFact } from '../../../platform/events/webhook-facts.ts'
import type { Subscription } from '../../../ports/payments.ts'
import type { SubscriptionRow } from './subscription-store.ts'

/** Returns the webhook payload of a subscription in its current state at the provider. */
export function subscriptionFact({ id, userId, name }: SubscriptionRow, now: Subscription): WebhookFact {
  const data = {
    id,
    userId,
    plan: name,
    status: now.state,
    currentPeriodStart: now.periodStart.toISOString(),
    currentPeriodEnd: now.periodEnd.toISOString(),
    cancelAtPeriodEnd: now.endsAtPeriodEnd,
  }
  return { event: 'subscription.updated', userId, data }
}
