import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import type { PriceList } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatMoney } from '../../lib/i18n/format.ts'
import { Section } from '../../ui/layout/section.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { lowestMinuteCents } from './lowest-minute.ts'

/** Six reasons, each as a fact. */
export function Benefits() {
  const { prices } = useBoot()
  return (
    <Section title={<Trans>Why customers love it</Trans>}>
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
      text: t`No filming and no editing. Just write a script.`,
    },
    {
      label: t`Cost-effective`,
      fact: t`From ${lowest} a minute`,
      text: t`Charged in steps of half a credit. Failed videos are free.`,
    },
    {
      label: t`Global reach`,
      fact: t`Five languages`,
      text: t`Every presenter speaks all five, with matching captions.`,
    },
    {
      label: t`Professional quality`,
      fact: t`Your brand on every video`,
      text: t`Your name and brand colors are in every video.`,
    },
    {
      label: t`Easy to use`,
      fact: t`Four steps`,
      text: t`Script, presenter, content, review. See the price before you confirm.`,
    },
    {
      label: t`Boost bookings`,
      fact: t`More than a brochure`,
      text: t`People respond to a face faster than to a page of text.`,
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
