import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type SubscriptionStatus, quoteOf } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { BuyingLayout } from '../app/layouts/buying-layout.tsx'
import { AddonPicker } from '../features/billing/addons/addon-picker.tsx'
import { Column, Columns } from '../features/billing/checkout/columns.tsx'
import { FreeStart } from '../features/billing/addons/free-start.tsx'
import { BackLink } from '../features/billing/checkout/back-link.tsx'
import { EmailBlast } from '../features/email-blasts/offer/email-blast.tsx'
import { OrderSummary } from '../features/billing/orders/order-summary.tsx'
import { useTwinOffer } from '../features/billing/addons/use-twin-offer.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { bundleCheckout, subscriptionCheckout, twinCheckout } from '../lib/links/checkout-path.ts'
import { isolated } from '../lib/i18n/isolated.ts'
import { mailLink } from '../lib/links/email-link.ts'
import { useUser } from '../lib/session/session.ts'
import { LinkButton } from '../ui/controls/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { useTitle } from '../ui/layout/page.tsx'
import { useWithoutPartnerCss } from '../lib/brand/without-partner-css.ts'

const LIVE: readonly (SubscriptionStatus | null)[] = ['active', 'past_due', 'trialing']

/** /subscription-addons, also /add-ons */
export function SubscriptionAddons() {
  const { prices } = useBoot()
  const [bundleId, setBundleId] = useState<string | null>(null)
  const [hasTwin, setTwin] = useState(false)
  const twins = Number(hasTwin)
  const { ownedTwins } = useTwinOffer()
  const { data: user } = useUser()
  // Subscribers need no second subscription.
  const isSubscribed = LIVE.includes(user?.subscriptionStatus ?? null)
  const quote = quoteOf(prices, { subscription: !isSubscribed, planId: null, bundleId, twins }, ownedTwins)
  const title = isSubscribed ? t`Subscription add-ons` : t`Complete Your Subscription`
  useTitle(title)
  useWithoutPartnerCss()
  return (
    <BuyingLayout>
      <BackLink />
      <header>
        <h1>{title}</h1>
        <Lead>
          {isSubscribed ? (
            <Trans>Your subscription is active. Add a one-time bundle.</Trans>
          ) : (
            <Trans>Add a bundle now or later.</Trans>
          )}
        </Lead>
        {!isSubscribed && <FreeStart credits={user?.credits ?? 0} />}
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
          {quote ? (
            <OrderSummary quote={quote} />
          ) : (
            <p>
              <Trans>Choose a bundle to see its price.</Trans>
            </p>
          )}
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
          <Trans>Purchases aren’t available here yet. Contact sales.</Trans>
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
  const isTwinAlone = isSubscribed && !bundle && twins > 0
  return (
    <>
      {bundle && (
        <LinkButton block size="lg" to={whole}>
          <Trans>Continue with {bundleName}</Trans>
        </LinkButton>
      )}
      {isTwinAlone && (
        <LinkButton block size="lg" to={twinCheckout(prices)}>
          <Trans>Continue with the digital twin</Trans>
        </LinkButton>
      )}
      {!isSubscribed && (
        <LinkButton
          block
          size={bundle ? 'md' : 'lg'}
          variant={bundle ? 'secondary' : 'primary'}
          to={subscriptionCheckout(prices, { bundleId: null, twins })}
        >
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
