import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount } from '../../../lib/i18n/format.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { Fact } from '../../../ui/data/fact.tsx'
import { useBoot } from '../../../lib/boot/boot.ts'
import type { OpenVideo } from './open-video.ts'

/** The facts of a home or a tour, between hairlines. */
export function FactStrip({ page }: { page: OpenVideo }) {
  const { words } = useBoot()
  const facts = factsOf(page, words.placeLabel)
  if (facts.length === 0) return null
  return (
    <Strip>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </Strip>
  )
}

function factsOf({ facts, place }: OpenVideo, placeLabel: string): [name: string, value: string][] {
  const { price, bedrooms, bathrooms, area, dates, duration } = facts
  const all: [string, string | undefined][] = [
    [t`Price`, price],
    [t`Bedrooms`, bedrooms === undefined ? undefined : formatCount(bedrooms)],
    [t`Bathrooms`, bathrooms === undefined ? undefined : formatCount(bathrooms)],
    [t`Floor area`, area],
    [t`Dates`, dates],
    [t`Duration`, duration],
    // The label of the form says that it may be left out; here it was not.
    [placeLabel.replace(/(?<!\s)\s*[(（][^()（）]*[)）]\s*$/, ''), place],
  ]
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  border-block: 1px solid ${token.border};
  overflow: hidden;
  div {
    flex: 1 0 auto;
    max-inline-size: 100%;
    min-inline-size: min-content;
    margin-inline-start: -1px;
    padding: 14px ${token.space[4]};
    border-inline-start: 1px solid ${token.border};
  }
  div:first-child {
    padding-inline-start: 1px;
  }
  dt {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  dd {
    font: 700 1.3125rem/1.3 ${token.font.display};
    overflow-wrap: anywhere;
  }
  ${media.narrow} {
    margin-inline: ${token.space[4]};
    div {
      flex: 1 0 50%;
      padding: 12px ${token.space[4]};
    }
    div:nth-child(odd) {
      padding-inline-start: 1px;
    }
  }
`
