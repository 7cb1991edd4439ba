import { t } from '@lingui/core/macro'
import type { SubscriptionStatus } from '@vitrine/contract'

/** Returns the name of a subscription's state; null is a person without a subscription. */
export function subscriptionStatusName(status: SubscriptionStatus | null): string {
  if (status === null) return t({ message: 'None', context: 'subscription', comment: 'No subscription' })
  const names: Record<SubscriptionStatus, string> = {
    active: t({ message: 'Active', comment: 'State of a subscription' }),
    trialing: t({ message: 'Trial', comment: 'State of a subscription' }),
    past_due: t({ message: 'Past due', comment: 'State of a subscription' }),
    incomplete: t({ message: 'Payment incomplete', comment: 'State of a subscription' }),
    canceled: t({ message: 'Canceled', comment: 'State of a subscription' }),
  }
  return names[status]
}
