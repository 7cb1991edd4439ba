import { Trans, useLingui } from '@lingui/react/macro'
import { whitelabelPlans } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowRight } from '#icons'
import styled from 'styled-components'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { media } from '../../../ui/brand/shapes.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'

/** The plans of partners in a few lines. */
export function WhitelabelOffer() {
  const { t } = useLingui()
  return (
    <Box>
      <h2>
        <Trans>Whitelabel, for agencies</Trans>
      </h2>
      <p>
        <Trans>Your name, domain and prices. Your customers never deal with us.</Trans>
      </p>
      <ul>
        {whitelabelPlans.map(({ id, name, priceCents, videosIncluded }) => {
          const videos = formatCount(videosIncluded)
          return (
            <li key={id}>
              <b>{name}</b>
              <strong>{formatMoney(priceCents, { short: true })}</strong>
              <span>{t`${videos} videos a month`}</span>
            </li>
          )
        })}
      </ul>
      <TextLink to="/whitelabel-pricing">
        <Trans>See whitelabel plans</Trans>
        <ArrowRight className="flips" size={18} aria-hidden="true" />
      </TextLink>
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${token.space[2]};
  padding: ${token.space[6]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.frame};
  background: ${token.surface};
  > p {
    color: ${token.textMuted};
  }
  /* Prices of all rows end on one line. */
  ul {
    display: grid;
    grid-template-columns: 1fr auto auto;
    column-gap: ${token.space[5]};
    justify-self: stretch;
    margin-block-end: ${token.space[3]};
  }
  li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding-block: ${token.space[3]};
    border-block-start: 1px solid ${token.border};
  }
  strong {
    font: 700 ${token.fontSize.lead}/1.2 ${token.font.display};
    text-align: end;
  }
  span {
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
    text-align: end;
  }
  ${media.phone} {
    padding: ${token.space[5]};
    ul {
      grid-template-columns: 1fr auto;
    }
    span {
      grid-column: 1 / -1;
      text-align: start;
    }
  }
`
