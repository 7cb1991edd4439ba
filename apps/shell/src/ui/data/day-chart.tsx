import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'

interface DayChartProps {
  /** The accessible description of the chart. */
  label: string
  /** One bar for each, oldest first, with the words of its tip. */
  bars: { value: number; tip: string }[]
  /** The labels below the first and the last bar. */
  from: string
  to: string
}

const HEIGHT = 120
const GAP = 0.25

/** A bar chart by day. The highest bar fills the height; days without data keep their place. */
export function DayChart({ label, bars, from, to }: DayChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const isEmpty = bars.every(({ value }) => value === 0)
  return (
    <Figure>
      {isEmpty && (
        <Nothing>
          <Trans>No data for this period</Trans>
        </Nothing>
      )}
      <Picture viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map(({ value, tip }, index) => {
          const height = (value / most) * HEIGHT
          return (
            <g key={index}>
              <title>{tip}</title>
              <rect className="day" x={index} width={1} height={HEIGHT} />
              <rect x={index + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height} />
            </g>
          )
        })}
      </Picture>
      <Ends>
        <span>{from}</span>
        <span>{to}</span>
      </Ends>
    </Figure>
  )
}

const Figure = styled.figure`
  position: relative;
`
const Nothing = styled.p`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  place-items: center;
  block-size: ${HEIGHT}px;
  color: ${token.textMuted};
  pointer-events: none;
`

const Picture = styled.svg`
  inline-size: 100%;
  block-size: ${HEIGHT}px;
  border-block-end: 1px solid ${token.border};
  rect {
    fill: ${token.primaryEdge};
  }
  .day {
    fill: transparent;
  }
  g:hover .day {
    fill: ${token.hover};
  }
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`
const Ends = styled.figcaption`
  display: flex;
  justify-content: space-between;
  margin-block-start: ${token.space[1]};
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
`
