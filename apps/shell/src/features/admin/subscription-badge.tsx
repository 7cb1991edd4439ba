import { t } from '@lingui/core/macro'
import { Badge, type BadgeTone } from '../../kit/ui/badge.tsx'
import { coreWord } from './words.ts'

/** What stands where somebody has no subscription. */
export function noSubscription(): string {
  return t({ message: 'none', comment: 'No subscription' })
}

const tones: Record<string, BadgeTone> = { active: 'ok', trialing: 'run', past_due: 'warn', incomplete: 'warn' }

/** The state of somebody's subscription, or "none". */
export function SubscriptionBadge({ status }: { status: string | null }) {
  return status ? <Badge tone={tones[status] ?? 'neutral'}>{coreWord(status)}</Badge> : noSubscription()
}
