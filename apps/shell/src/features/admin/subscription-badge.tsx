import { Badge, type BadgeTone } from '../../kit/ui/badge.tsx'

const tones: Record<string, BadgeTone> = { active: 'ok', trialing: 'run', past_due: 'warn', incomplete: 'warn' }

/** The state of somebody's subscription, or "none". */
export function SubscriptionBadge({ status }: { status: string | null }) {
  return status ? <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge> : 'none'
}
