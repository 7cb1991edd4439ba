import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Bundle } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { bundleMail } from '../../../lib/links/bundle-email.ts'
import { formatMoney } from '../../../lib/i18n/format.ts'
import { bundlePrice } from '../../../lib/text/bundle-price.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button, LinkButton } from '../../../ui/controls/button.tsx'
import { media } from '../../../ui/brand/shapes.ts'

interface BundleOfferProps {
  bundle: Bundle
  isLoading: boolean
  isDisabled: boolean
  onChoose: (bundle: Bundle) => void
}

/** One bundle with everything one compares, and the button that begins its purchase. */
export function BundleOffer(props: BundleOfferProps) {
  const { prices } = useBoot()
  const { name, credits, priceCents, popular, expiryMonths } = props.bundle
  const perCredit = formatMoney(priceCents / credits, { currency: prices.currency })
  return (
    <Box $popular={popular}>
      <Head>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {popular && (
          <Badge tone="brand">
            <Trans>Most Popular</Trans>
          </Badge>
        )}
      </Head>
      <Price>{bundlePrice(prices, props.bundle)}</Price>
      <Facts>
        <li>
          <Trans>{perCredit} per credit</Trans>
        </li>
        <li>
          <Plural value={credits} one="# credit" other="# credits" />
        </li>
        <li>
          <Plural value={credits} one="# minute of video" other="# minutes of video" />
        </li>
        <li>
          {expiryMonths ? (
            <Plural value={expiryMonths} one="Valid for # month" other="Valid for # months" />
          ) : (
            <Trans>Never expires</Trans>
          )}
        </li>
      </Facts>
      <Choose {...props} />
    </Box>
  )
}

function Choose({ bundle, isLoading, isDisabled, onChoose }: BundleOfferProps) {
  const { t } = useLingui()
  const boot = useBoot()
  const { name, popular } = bundle
  const look = { variant: popular ? ('primary' as const) : ('secondary' as const), block: true }
  if (boot.payments)
    return (
      <Button
        {...look}
        aria-label={isLoading ? undefined : t`Select Package: ${name}`}
        busy={isLoading}
        busyText={t`Loading...`}
        disabled={isDisabled}
        onClick={() => onChoose(bundle)}
      >
        <Trans>Select Package</Trans>
      </Button>
    )
  return (
    <LinkButton {...look} href={bundleMail(boot, bundle)} icon={<Mail size={18} aria-hidden="true" />}>
      <Trans>Contact Sales</Trans>
    </LinkButton>
  )
}

const Box = styled.article<{ $popular: boolean }>`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border: 1px solid ${({ $popular }) => ($popular ? token.primaryEdge : token.border)};
  border-radius: ${token.radius.card};
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  align-items: center;
  align-content: start;
  /* Beside each other, all leave room for the badge of one; one above the other, none needs it. */
  min-block-size: 56px;
  ${media.phone} {
    min-block-size: 0;
  }
`
const Price = styled.p`
  font: 700 1.75rem/1.1 ${token.font.display};
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`
const Facts = styled.ul`
  margin-block-end: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
