import { t } from '@lingui/core/macro'
import type { PartnerReport } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatCount, formatDate, formatMoney } from '../../../lib/i18n/format.ts'
import { DayChart } from '../../../ui/data/day-chart.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'

type Figure = 'revenueCents' | 'videos' | 'views' | 'newUsers'

const figures: readonly Figure[] = ['views', 'videos', 'newUsers', 'revenueCents']

/** One figure of the period by day; an empty one says what would fill it. */
export function ReportChart({ report }: { report: PartnerReport }) {
  const [figure, setFigure] = useState<Figure>('views')
  const { days, current, currency } = report
  const shown = (value: number) => (figure === 'revenueCents' ? formatMoney(value, { currency }) : formatCount(value))
  const [name, total] = [names()[figure], shown(current[figure])]
  const date = (day: string | undefined) => formatDate(`${day}T12:00:00Z`)
  return (
    <Stack>
      <Select aria-label={t`Metric`} value={figure} onChange={({ target }) => setFigure(target.value as Figure)}>
        {figures.map((one) => (
          <option key={one} value={one}>
            {names()[one]}
          </option>
        ))}
      </Select>
      <DayChart
        label={t`${name} by day, ${total} total`}
        bars={days.map((day) => ({ value: day[figure], tip: `${date(day.day)}: ${shown(day[figure])}` }))}
        from={date(days[0]?.day)}
        to={date(days.at(-1)?.day)}
      />
      {current[figure] === 0 && <p>{reasons()[figure]}</p>}
    </Stack>
  )
}

function names(): Record<Figure, string> {
  return { views: t`Views`, videos: t`Finished videos`, newUsers: t`New customers`, revenueCents: t`Revenue` }
}

/** Why there is nothing to see, and what changes it. */
function reasons(): Record<Figure, string> {
  return {
    views: t`No views in this period. A view counts when someone starts a video on its share page.`,
    videos: t`No videos were finished in this period. Videos count on the day they’re ready and paid for.`,
    newUsers: t`No one signed up in this period. Team members aren’t counted.`,
    revenueCents: t`No payments in this period. Refunds are subtracted on the day of the payment.`,
  }
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  > :first-child {
    max-inline-size: 240px;
  }
  > p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
