import { t } from '@lingui/core/macro'
import type { BillingSubscription } from '@vitrine/contract'
import { Check, CircleAlert, Clock3 } from '#icons'
import { formatDate } from '../../../lib/i18n/format.ts'
import { subscriptionStatusName } from '../../../lib/text/subscription-status.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'

/** A badge with the state of a subscription. */
export function PlanBadge({ subscription }: { subscription: BillingSubscription }) {
  const { status, cancel_at_period_end: isEnding, current_period_end: end } = subscription
  if (status === 'none' || status === 'incomplete') return <Badge>{subscriptionStatusName(null)}</Badge>
  if (status === 'canceled') return <Badge>{t({ message: 'Ended', comment: 'Said of a subscription' })}</Badge>
  if (status === 'past_due')
    return (
      <Badge tone="bad" icon={<CircleAlert size={14} aria-hidden="true" />}>
        {t`Payment failed`}
      </Badge>
    )
  if (isEnding && end !== null) {
    const day = formatDate(new Date(end * 1000).toISOString())
    return (
      <Badge tone="warn" icon={<Clock3 size={14} aria-hidden="true" />}>
        {t({ message: `Ends ${day}`, comment: 'Said of a subscription' })}
      </Badge>
    )
  }
  return (
    <Badge tone="ok" icon={<Check size={14} aria-hidden="true" />}>
      {t({ message: 'Active', comment: 'Said of a subscription' })}
    </Badge>
  )
}
