import { t } from '@lingui/core/macro'
import type { WhitelabelUser } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'

type Plan = NonNullable<WhitelabelUser['subscriptionStatus']>

const tones: Record<Plan, BadgeTone> = {
  active: 'ok',
  trialing: 'run',
  past_due: 'warn',
  incomplete: 'warn',
  canceled: 'neutral',
}

/** The state of a person's subscription. */
export function PlanBadge({ plan }: { plan: Plan | null }) {
  if (plan === null) return <Quiet>{t({ message: 'None', context: 'subscription', comment: 'No subscription' })}</Quiet>
  return <Badge tone={tones[plan]}>{planName(plan)}</Badge>
}

function planName(plan: Plan): string {
  const names: Record<Plan, string> = {
    active: t({ message: 'Active', comment: 'State of a subscription' }),
    trialing: t({ message: 'Trial', comment: 'State of a subscription' }),
    past_due: t({ message: 'Past due', comment: 'State of a subscription' }),
    incomplete: t({ message: 'Payment incomplete', comment: 'State of a subscription' }),
    canceled: t({ message: 'Canceled', comment: 'State of a subscription' }),
  }
  return names[plan]
}

const Quiet = styled.span`
  color: ${token.textMuted};
`
