import { t } from '@lingui/core/macro'
import type { SecurityMetrics } from '@vitrine/contract'
import { formatCount, formatPercent } from '../../../lib/i18n/format.ts'
import { StatStrip } from '../../../ui/data/stat-strip.tsx'

type Figure = keyof SecurityMetrics['before']

/** The four figures of the period, each with how it has changed. */
export function Figures({ metrics }: { metrics: SecurityMetrics | undefined }) {
  const stat = (label: string, figure: Figure) => ({
    label,
    value: metrics ? formatCount(metrics[figure]) : '...',
    note: metrics && changeOf(metrics, figure),
  })
  return (
    <StatStrip
      stats={[
        stat(t`Total Requests`, 'totalRequests'),
        stat(t`Blocked Requests`, 'blockedRequests'),
        stat(t`Active Users`, 'activeUsers'),
        stat(t`Rate Limit Hits`, 'rateLimitHits'),
      ]}
    />
  )
}

function changeOf({ before, ...now }: SecurityMetrics, figure: Figure): string {
  const [earlier, current] = [before[figure], now[figure]]
  if (earlier === 0) return t`None in the previous period`
  if (earlier === current) return t`Same as the previous period`
  const percent = formatPercent(Math.round((100 * Math.abs(current - earlier)) / earlier))
  return current > earlier ? t`${percent} more than the previous period` : t`${percent} fewer than the previous period`
}
