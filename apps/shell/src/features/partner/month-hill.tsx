import { plural, t } from '@lingui/core/macro'
import type { WhitelabelAnalytics } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { directionOf } from '@vitrine/contract'
import { formatCount } from '../../lib/i18n/format.ts'
import { daysInMonth, forecast, runningTotals } from './month.ts'

const WIDTH = 640
const HEIGHT = 220
const FOOT = 24

interface MonthHillProps {
  days: WhitelabelAnalytics['days']
  included: number | null
}

/** The hill: the line so far, the limit of the plan, and dashed what is expected. It runs in the direction of the text. */
export function MonthHill({ days, included }: MonthHillProps) {
  const totals = runningTotals(days)
  const total = totals.at(-1) ?? 0
  const expected = forecast(days)
  const month = daysInMonth(days[0]?.day ?? '1970-01-01')
  const top = Math.max(included ?? 0, expected ?? 0, total) * 1.08
  const isRtl = directionOf(useBoot().language) === 'rtl'
  const x = (day: number) => (isRtl ? WIDTH - (day / month) * WIDTH : (day / month) * WIDTH)
  const y = (count: number) => HEIGHT - (count / top) * (HEIGHT - 20)
  const points = [[x(0), y(0)], ...totals.map((count, index) => [x(index + 1), y(count)])]
  const line = `M${points.map((point) => point.join(' ')).join('L')}`
  const now = x(days.length)
  const soFar = plural(total, { one: '# video this month', other: '# videos this month' })
  return (
    <Picture viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} role="img" aria-label={soFar}>
      <path className="area" d={`${line}L${now} ${HEIGHT}H${x(0)}z`} />
      {expected !== undefined && <path className="expected" d={`M${now} ${y(total)}L${x(month)} ${y(expected)}`} />}
      {included !== null && <path className="limit" d={`M0 ${y(included)}H${WIDTH}`} />}
      {included !== null && (
        <text x={isRtl ? WIDTH : 0} y={y(included) - 6}>
          {t`${formatCount(included)} included`}
        </text>
      )}
      <path className="ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className="line" d={line} />
      <circle cx={now} cy={y(total)} r="7" />
      <text x={isRtl ? WIDTH : 0} y={HEIGHT + 18}>
        {formatCount(1)}
      </text>
      <text className="end" x={isRtl ? 0 : WIDTH} y={HEIGHT + 18}>
        {formatCount(month)}
      </text>
    </Picture>
  )
}

const Picture = styled.svg`
  display: block;
  inline-size: 100%;
  overflow: visible;
  text {
    fill: ${token.textMuted};
    font: 400 13px ${token.font.text};
  }
  .end {
    text-anchor: end;
  }
  .area {
    fill: ${token.stage2};
  }
  .line {
    fill: none;
    stroke: ${token.primaryEdge};
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .expected {
    fill: none;
    stroke: ${token.primaryEdge};
    stroke-width: 2;
    stroke-dasharray: 5 5;
  }
  .limit {
    stroke: ${token.textMuted};
    stroke-dasharray: 2 4;
  }
  .ground {
    stroke: ${token.borderControl};
  }
  circle {
    fill: ${token.accentEdge};
    stroke: ${token.bg};
    stroke-width: 2;
  }
`
