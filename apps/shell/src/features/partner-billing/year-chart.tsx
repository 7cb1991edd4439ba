import { t } from '@lingui/core/macro'
import type { WhitelabelAnalytics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatMoney, formatMonth } from '../../lib/i18n/format.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { DayChart } from '../../ui/data/day-chart.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'

type Month = WhitelabelAnalytics['months'][number]
type Measure = 'newUsers' | 'revenueCents' | 'videos'

/** The last twelve months, one measure at a time. */
export function YearChart({ figures: { months, currency } }: { figures: WhitelabelAnalytics }) {
  const [measure, setMeasure] = useState<Measure>('videos')
  const shown = (value: number) => (measure === 'revenueCents' ? formatMoney(value, { currency }) : formatCount(value))
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? '']
  const total = shown(months.reduce((sum, month) => sum + month[measure], 0))
  return (
    <Panel title={t`Last 12 months`} aside={<Choice measure={measure} onChange={setMeasure} />}>
      <Chart>
        <DayChart
          label={t`${names()[measure]}, ${total} in 12 months`}
          bars={months.map((month: Month) => ({
            value: month[measure],
            tip: `${formatMonth(month.month)}: ${shown(month[measure])}`,
          }))}
          from={formatMonth(first)}
          to={formatMonth(last)}
        />
      </Chart>
    </Panel>
  )
}

function Choice({ measure, onChange }: { measure: Measure; onChange: (measure: Measure) => void }) {
  return (
    <Segmented
      label={t`Metric`}
      value={measure}
      segments={(['videos', 'revenueCents', 'newUsers'] as const).map((value) => ({ value, text: names()[value] }))}
      onChange={onChange}
    />
  )
}

function names(): Record<Measure, string> {
  return { videos: t`Videos`, revenueCents: t`Revenue`, newUsers: t`New users` }
}

const Chart = styled.div`
  margin-block-start: ${token.space[4]};
`
