import { t } from '@lingui/core/macro'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { coreWord } from '../labels.ts'

/** Shown for people without a subscription. */
export function noSubscription(): string {
  return t({ message: 'None', context: 'subscription', comment: 'No subscription' })
}

const tones: Record<string, BadgeTone> = { active: 'ok', trialing: 'run', past_due: 'warn', incomplete: 'warn' }

/** The state of a person's subscription, or "None". */
export function SubscriptionBadge({ status }: { status: string | null }) {
  return status ? <Badge tone={tones[status] ?? 'neutral'}>{coreWord(status)}</Badge> : noSubscription()
}
