import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { quoteOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { BuyingLayout } from '../app/layouts/buying-layout.tsx'
import { AddonPicker } from '../features/billing/addon-picker.tsx'
import { Column, Columns } from '../features/billing/columns.tsx'
import { EmailBlast } from '../features/billing/email-blast.tsx'
import { OrderSummary } from '../features/billing/order-summary.tsx'
import { useTwinOffer } from '../features/billing/use-twin-offer.ts'
import { useBoot } from '../kit/boot.ts'
import { bundleCheckout, subscriptionCheckout } from '../kit/checkout-path.ts'
import { isolated } from '../kit/i18n/isolated.ts'
import { mailLink } from '../kit/mail-link.ts'
import { useUser } from '../kit/session.ts'
import { LinkButton } from '../kit/ui/button.tsx'
import { Card } from '../kit/ui/card.tsx'
import { useTitle } from '../kit/ui/page.tsx'
import { useWithoutPartnerCss } from '../kit/without-partner-css.ts'

const LIVE = ['active', 'past_due', 'trialing']

/** /subscription-addons, also /add-ons */
export function SubscriptionAddons() {
  const { prices } = useBoot()
  const [bundleId, setBundleId] = useState(() => prices.bundles.find(({ popular }) => popular)?.id ?? null)
  const [hasTwin, setTwin] = useState(false)
  const twins = Number(hasTwin)
  const { ownedTwins } = useTwinOffer()
  const { data: user } = useUser()
  // Whoever has subscribed already needs no second one.
  const isSubscribed = LIVE.includes(user?.subscriptionStatus ?? '')
  const quote = quoteOf(prices, { subscription: !isSubscribed, planId: null, bundleId, twins }, ownedTwins)
  const title = isSubscribed ? t`More for your subscription` : t`Complete Your Subscription`
  useTitle(title)
  useWithoutPartnerCss()
  return (
    <BuyingLayout>
      <header>
        <h1>{title}</h1>
        <Lead>
          {isSubscribed ? (
            <Trans>Your subscription is running. A bundle and a face of your own come on top of it, paid once.</Trans>
          ) : (
            <Trans>The subscription comes first. A bundle and a face of your own can come along, now or later.</Trans>
          )}
        </Lead>
      </header>
      <Columns>
        <Column>
          <AddonPicker bundleId={bundleId} hasTwin={hasTwin} onBundle={setBundleId} onTwin={setTwin} />
          <EmailBlast />
        </Column>
        <Summary aria-labelledby="summary">
          <h2 id="summary">
            <Trans>Order summary</Trans>
          </h2>
          {quote && <OrderSummary quote={quote} />}
          <Ways bundleId={bundleId} twins={twins} isSubscribed={isSubscribed} wanted={quote?.lines ?? []} />
        </Summary>
      </Columns>
    </BuyingLayout>
  )
}

interface WaysProps {
  bundleId: string | null
  twins: number
  isSubscribed: boolean
  wanted: readonly { name: string }[]
}

function Ways({ bundleId, twins, isSubscribed, wanted }: WaysProps) {
  const { prices, payments, salesEmail, brand } = useBoot()
  const bundle = prices.bundles.find(({ id }) => id === bundleId)
  const bundleName = isolated(bundle?.name ?? '')
  if (!payments)
    return (
      <>
        <p>
          <Trans>Buying is not set up here yet. Contact sales instead.</Trans>
        </p>
        <LinkButton
          block
          href={mailLink(salesEmail, `${brand.companyName}: ${wanted.map(({ name }) => name).join(' + ')}`)}
          icon={<Mail size={18} aria-hidden="true" />}
        >
          <Trans>Contact Sales</Trans>
        </LinkButton>
      </>
    )
  const whole =
    isSubscribed && bundle ? bundleCheckout(bundle, twins) : subscriptionCheckout(prices, { bundleId, twins })
  return (
    <>
      {bundle && (
        <LinkButton block size="lg" to={whole}>
          <Trans>Continue with {bundleName}</Trans>
        </LinkButton>
      )}
      {!isSubscribed && (
        <LinkButton block variant="secondary" to={subscriptionCheckout(prices, { bundleId: null, twins })}>
          <Trans>Subscription only</Trans>
        </LinkButton>
      )}
    </>
  )
}

const Lead = styled.p`
  margin-block-start: ${token.space[2]};
  max-inline-size: 60ch;
  color: ${token.textMuted};
`
const Summary = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding: ${token.space[6]};
  box-shadow: ${token.shadow2};
  h2 {
    font-size: 1.25rem;
  }
`
