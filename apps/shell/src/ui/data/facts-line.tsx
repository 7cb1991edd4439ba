import { plural } from '@lingui/core/macro'
import type { VideoFacts } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Bath, BedDouble, CalendarDays, Hourglass, Ruler } from '#icons'
import styled from 'styled-components'

/** The facts of a listing or tour in one line; nothing when there are none. */
export function FactsLine({ facts }: { facts: VideoFacts }) {
  const { price, bedrooms, bathrooms, area, dates, duration } = facts
  const shown = [
    { Icon: BedDouble, text: bedrooms !== undefined && plural(bedrooms, { one: '# bed', other: '# bed' }) },
    { Icon: Bath, text: bathrooms !== undefined && plural(bathrooms, { one: '# bath', other: '# bath' }) },
    { Icon: Ruler, text: area },
    { Icon: CalendarDays, text: dates },
    { Icon: Hourglass, text: duration },
  ].filter(({ text }) => text)
  if (!price && shown.length === 0) return null
  return (
    <Line>
      {price && <strong dir="auto">{price}</strong>}
      {shown.map(({ Icon, text }) => (
        <span key={text as string}>
          <Icon size={16} aria-hidden="true" />
          <bdi>{text}</bdi>
        </span>
      ))}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  overflow-wrap: anywhere;
  > * {
    min-inline-size: 0;
  }
  align-items: center;
  gap: 2px 14px;
  font-size: ${token.fontSize.small};
  strong {
    font-weight: 600;
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    color: ${token.textMuted};
  }
`
