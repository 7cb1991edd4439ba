import { t } from '@lingui/core/macro'
import { type AdminTenant, whitelabelPlans } from '@vitrine/contract'
import { formatPercent } from '../../../../lib/i18n/format.ts'
import type { DotTone } from '../../../../ui/feedback/status-dot.tsx'

/** The used percentage of the plan from which the list warns. */
const NEARLY_USED_PERCENT = 90

export function planOf({ plan }: AdminTenant) {
  return whitelabelPlans.find(({ id }) => id === plan)
}

/** Returns the percentage of the month's included videos that a partner has used; undefined without included videos. */
export function usedPercent(partner: AdminTenant): number | undefined {
  const { videos, videosIncluded } = partner.month
  return videosIncluded ? Math.round((100 * videos) / videosIncluded) : undefined
}

/** Returns the state of a partner: the most urgent one of several. */
export function partnerState(partner: AdminTenant): { tone: DotTone; text: string } {
  const used = usedPercent(partner) ?? 0
  const percent = formatPercent(used)
  if (partner.status === 'suspended') return { tone: 'bad', text: t`Paused` }
  if (partner.owner === 'none') return { tone: 'warn', text: t`No owner invited` }
  if (partner.owner === 'invited') return { tone: 'run', text: t`Invited` }
  if (used >= NEARLY_USED_PERCENT) return { tone: 'warn', text: t`${percent} of plan used` }
  return { tone: 'ok', text: t`Healthy` }
}
