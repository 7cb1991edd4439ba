import { t } from '@lingui/core/macro'
import { formatCount, formatPercent } from '../../../lib/i18n/format.ts'
import { StatStrip } from '../../../ui/data/stat-strip.tsx'
import { usePartnerVideoStats } from './queries.ts'

/** Shows the total number of the site's videos, regardless of the search below. */
export function VideoTotals() {
  const { data, isPending } = usePartnerVideoStats()
  if (isPending) return <Awaited />
  if (!data || data.total === 0) return null
  const { total, thisMonth, ready, processing, waiting, failed } = data
  const [begun, waits] = [formatCount(thisMonth), formatCount(waiting)]
  return (
    <StatStrip
      stats={[
        { label: t`Total Videos`, value: formatCount(total), note: t`${begun} this month` },
        { label: t`Ready Videos`, value: formatCount(ready), note: formatPercent((100 * ready) / total) },
        { label: t`Processing`, value: formatCount(processing), note: waiting > 0 ? t`${waits} queued` : undefined },
        {
          label: t({ message: 'Failed', context: 'count' }),
          value: formatCount(failed),
          note: failed > 0 ? t`all credits refunded` : undefined,
        },
      ]}
    />
  )
}

/** As tall as the figures. */
function Awaited() {
  const labels = [t`Total Videos`, t`Ready Videos`, t`Processing`, t`Failed`]
  return <StatStrip stats={labels.map((label) => ({ label, value: '...', note: '\u00A0' }))} />
}
