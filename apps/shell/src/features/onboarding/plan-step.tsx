import { Plural, Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { areWhole, formatMoney } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { mailLink } from '../../lib/links/email-link.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { bestBundle } from './best-bundle.ts'

/** The subscription and the bundle most people take, from the tenant's own price list. */
export function PlanStep() {
  const { prices } = useBoot()
  const { subscription } = prices
  const { bundle, isBestValue } = bestBundle(prices)
  const shown = { short: areWhole([subscription.priceCents, bundle.priceCents]), currency: prices.currency }
  const price = formatMoney(subscription.priceCents, shown)
  const bundleName = isolated(bundle.name)
  const bundlePrice = formatMoney(bundle.priceCents, shown)
  return (
    <>
      <Offers>
        <li>
          <h2>
            <bdi>{subscription.name}</bdi>
          </h2>
          <Price>
            <Trans>
              {price} <small>per month</small>
            </Trans>
          </Price>
          <p>
            <Plural
              value={subscription.creditsPerPeriod}
              one={`The subscription includes # video credit for ${price} per month.`}
              other={`The subscription includes # video credits for ${price} per month.`}
            />
          </p>
        </li>
        <li>
          <h2>
            <bdi>{bundle.name}</bdi>
          </h2>
          <Price>
            <Trans>
              {bundlePrice} <small>once</small>
            </Trans>
          </Price>
          <p>
            {isBestValue ? (
              <Plural
                value={bundle.credits}
                one={`The best-value bundle is ${bundleName} (# credit for ${bundlePrice}).`}
                other={`The best-value bundle is ${bundleName} (# credits for ${bundlePrice}).`}
              />
            ) : (
              <Plural
                value={bundle.credits}
                one={`The most popular bundle is ${bundleName} (# credit for ${bundlePrice}).`}
                other={`The most popular bundle is ${bundleName} (# credits for ${bundlePrice}).`}
              />
            )}
          </p>
        </li>
      </Offers>
      <Later />
    </>
  )
}

/** Says that buying a plan can wait. */
function Later() {
  const { prices, brand, salesEmail, payments, freeCredits } = useBoot()
  return (
    <Ask>
      {freeCredits > 0 ? (
        <Trans>You can start with your free credits and choose later.</Trans>
      ) : (
        <Trans>You can choose later.</Trans>
      )}{' '}
      {payments !== null && <Trans>Select Continue to see the plans. Nothing is selected for you.</Trans>}
      {payments === null && (
        <TextLink href={mailLink(salesEmail, `${brand.companyName}: ${prices.subscription.name}`)}>
          <Trans>Contact Sales</Trans>
        </TextLink>
      )}
    </Ask>
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
