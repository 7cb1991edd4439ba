import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import type { PriceList } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { formatMoney } from '../../kit/format.ts'
import { Section } from '../../kit/ui/section.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { lowestMinuteCents } from './lowest-minute.ts'

/** Six reasons, each as a fact. */
export function Benefits() {
  const { prices } = useBoot()
  return (
    <Section title={<Trans>Why people stay with it</Trans>}>
      <Tiles>
        {benefits(prices).map(({ label, fact, text }) => (
          <li key={label}>
            <span>{label}</span>
            <h3>{fact}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Tiles>
    </Section>
  )
}

function benefits(prices: PriceList) {
  const lowest = formatMoney(lowestMinuteCents(prices), { currency: prices.currency })
  return [
    {
      label: t`Save time`,
      fact: t`Minutes, not days`,
      text: t`No shooting day and no editing suite: the script is the whole work.`,
    },
    {
      label: t`Cost effective`,
      fact: t`From ${lowest} a minute`,
      text: t`Charged in half credits, and nothing is charged when a video fails.`,
    },
    {
      label: t`Global reach`,
      fact: t`Five languages`,
      text: t`Every presenter speaks them all, and the captions follow.`,
    },
    {
      label: t`Professional quality`,
      fact: t`Your name on it`,
      text: t`Your name and your colours are part of every film.`,
    },
    {
      label: t`Easy to use`,
      fact: t`Four steps`,
      text: t`Script, presenter, content, review. The price stands there before you confirm.`,
    },
    {
      label: t`Boost bookings`,
      fact: t`A face, not a leaflet`,
      text: t`People answer somebody who speaks to them sooner than a page of text.`,
    },
  ]
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block-end: 1px solid ${token.border};
  li {
    padding: ${token.space[5]};
    border-block-start: 1px solid ${token.border};
    border-inline-start: 1px solid ${token.border};
  }
  li:nth-child(3n + 1) {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  span {
    font-size: ${token.fontSize.small};
    font-weight: 600;
    color: ${token.primaryText};
  }
  h3 {
    margin-block: 2px ${token.space[1]};
    font: 700 ${token.fontSize.h3}/1.25 ${token.font.display};
    letter-spacing: -0.02em;
  }
  p {
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    li {
      padding-inline: 0;
      border-inline-start: 0;
    }
  }
`
