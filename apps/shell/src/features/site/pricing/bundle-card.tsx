import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Bundle } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { bundleMail } from '../../../lib/links/bundle-email.ts'
import { bundleCheckout } from '../../../lib/links/checkout-path.ts'
import { formatCredits, formatMoney } from '../../../lib/i18n/format.ts'
import { bundlePrice } from '../../../lib/text/bundle-price.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { arched, media } from '../../../ui/brand/shapes.ts'
import { Amount } from '../amount.tsx'
import { rememberCheckout } from './begin-purchase.ts'

interface BundleCardProps {
  bundle: Bundle
  isPopular: boolean
  /** Whether it names its period of validity; a list of bundles with the same period names it once. */
  hasTerm: boolean
}

const minutesPerArch = 12.5

/** A bundle with everything one compares. */
export function BundleCard({ bundle, isPopular, hasTerm }: BundleCardProps) {
  const { t } = useLingui()
  const { name, credits, priceCents, expiryMonths } = bundle
  const { prices } = useBoot()
  return (
    <Box $popular={isPopular}>
      {isPopular && (
        <Mark>
          <Trans>Most Popular</Trans>
        </Mark>
      )}
      <Size credits={credits} />
      <h3>{name}</h3>
      <Amount>{bundlePrice(prices, bundle)}</Amount>
      <FactList
        facts={[
          [t`Credits`, formatCredits(credits)],
          [t`Minutes`, formatCredits(credits)],
          [t`Per minute`, formatMoney(priceCents / credits, { currency: prices.currency })],
          ...(hasTerm
            ? [
                [t({ message: 'Valid', context: 'period' }), <Term key="term" months={expiryMonths} />] as [
                  string,
                  ReactNode,
                ],
              ]
            : []),
        ]}
      />
      <Select bundle={bundle} isPopular={isPopular} />
    </Box>
  )
}

/** Shows the size of a bundle: an arch for about a dozen minutes. */
function Size({ credits }: Pick<Bundle, 'credits'>) {
  const arches = Math.min(8, Math.max(1, Math.round(credits / minutesPerArch)))
  return (
    <Row aria-hidden="true">
      {Array.from({ length: arches }, (_, index) => (
        <i key={index} />
      ))}
    </Row>
  )
}

function Term({ months }: { months: number | null }) {
  if (months === null) return <Trans>never expire</Trans>
  return <Plural value={months} one="# month" other="# months" />
}

function Select({ bundle, isPopular }: Omit<BundleCardProps, 'hasTerm'>) {
  const { t } = useLingui()
  const boot = useBoot()
  const look = { variant: isPopular ? ('primary' as const) : ('secondary' as const), block: true }
  if (!boot.payments)
    return (
      <LinkButton {...look} href={bundleMail(boot, bundle)} icon={<Mail size={18} aria-hidden="true" />}>
        <Trans>Contact Sales</Trans>
      </LinkButton>
    )
  const { name } = bundle
  const checkout = bundleCheckout(bundle)
  const remember = () => boot.hasSession || rememberCheckout(checkout, localStorage)
  return (
    <LinkButton
      {...look}
      to={boot.hasSession ? checkout : '/register'}
      aria-label={t`Select Package: ${name}`}
      onClick={remember}
    >
      <Trans>Select Package</Trans>
    </LinkButton>
  )
}

const Box = styled.article<{ $popular: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  padding: ${token.space[5]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  h3 {
    font-size: ${token.fontSize.lead};
  }
  dl {
    border-block: 1px solid ${token.border};
    margin-block: ${token.space[2]} ${token.space[3]};
  }
  ${({ $popular }) =>
    $popular &&
    css`
      border-color: ${token.primaryEdge};
      box-shadow:
        inset 0 0 0 1px ${token.primaryEdge},
        ${token.shadow2};
      border-start-start-radius: 0;
      border-start-end-radius: 0;
      ${media.narrow} {
        margin-block-start: ${token.space[6]};
      }
    `}
`
const Row = styled.span`
  display: flex;
  gap: ${token.space[1]};
  margin-block-end: ${token.space[1]};
  i {
    ${arched}
    inline-size: 18px;
    --arch-foot: 3px;
    background: radial-gradient(circle at 50% 100%, ${token.sun} 42%, ${token.stage2} 44%);
  }
`
const Mark = styled.p`
  position: absolute;
  inset-inline: -1px;
  inset-block-end: 100%;
  padding-block: 5px;
  border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  background: ${token.primary};
  color: ${token.onPrimary};
  font-size: ${token.fontSize.badge};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
`
