import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { formatMoney, formatPlural } from '../../kit/format.ts'
import { mailLink } from '../../kit/mail-link.ts'
import { TextLink } from '../../kit/ui/text-link.tsx'
import { bestBundle } from './best-bundle.ts'

/** The subscription and the bundle most people take, from the tenant's own price list. */
export function PlanStep() {
  const { prices, brand, salesEmail } = useBoot()
  const { subscription } = prices
  const bundle = bestBundle(prices)
  const price = formatMoney(subscription.priceCents, { short: true })
  const bundlePrice = formatMoney(bundle.priceCents, { short: true })
  return (
    <>
      <Offers>
        <li>
          <h2>{subscription.name}</h2>
          <Price>
            {price} <small>per month</small>
          </Price>
          <p>
            The subscription includes {formatPlural(subscription.creditsPerPeriod, 'video credit')} for {price} per
            month.
          </p>
        </li>
        <li>
          <h2>{bundle.name}</h2>
          <Price>
            {bundlePrice} <small>once</small>
          </Price>
          <p>
            The best-value bundle is {bundle.name} ({formatPlural(bundle.credits, 'credit')} for {bundlePrice}).
          </p>
        </li>
      </Offers>
      <Ask>
        You can start with your free credits and choose later.{' '}
        <TextLink href={mailLink(salesEmail, `${brand.companyName}: ${subscription.name}`)}>Contact Sales</TextLink>
      </Ask>
    </>
  )
}

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  border-block: 1px solid ${token.border};
  li {
    padding: ${token.space[5]};
  }
  li:first-child {
    padding-inline-start: 0;
  }
  li + li {
    border-inline-start: 1px solid ${token.border};
  }
  p {
    color: ${token.textMuted};
  }
  @media (max-width: 600px) {
    li {
      padding-inline: 0;
    }
    li + li {
      border-inline-start: 0;
      border-block-start: 1px solid ${token.border};
    }
  }
`
const Price = styled.p`
  && {
    margin-block: ${token.space[2]};
    color: ${token.text};
  }
  font: 700 2rem/1.1 ${token.font.display};
  letter-spacing: -0.02em;
  small {
    font: 400 ${token.fontSize.small}/1 ${token.font.text};
    letter-spacing: 0;
    color: ${token.textMuted};
  }
`
const Ask = styled.p`
  max-inline-size: 60ch;
`
