import type { SubscriptionStatus } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { subscriptionStatusName } from '../../lib/text/subscription-status.ts'
import { Badge, type BadgeTone } from '../feedback/badge.tsx'

const tones: Record<SubscriptionStatus, BadgeTone> = {
  active: 'ok',
  trialing: 'run',
  past_due: 'warn',
  incomplete: 'warn',
  canceled: 'neutral',
}

/** The state of a person's subscription. */
export function SubscriptionBadge({ status }: { status: SubscriptionStatus | null }) {
  const name = subscriptionStatusName(status)
  return status === null ? <Quiet>{name}</Quiet> : <Badge tone={tones[status]}>{name}</Badge>
}

const Quiet = styled.span`
  color: ${token.textMuted};
`
