import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ArrowLeft } from '#icons'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BuyingLayout } from '../app/layouts/buying-layout.tsx'
import { CheckoutForm } from '../features/billing/checkout/checkout-form.tsx'
import { LoginFirst } from '../features/billing/checkout/login-first.tsx'
import { TestCards } from '../features/billing/payment/test-cards.tsx'
import { TwinUnsold } from '../features/billing/checkout/twin-unsold.tsx'
import { Unavailable } from '../features/billing/checkout/unavailable.tsx'
import { usePaymentStart } from '../features/billing/checkout/use-payment-start.ts'
import { includesTwin, wantedIn, withTwin, withoutTwin } from '../features/billing/checkout/wanted.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { useUser } from '../lib/session/session.ts'
import { useTitle } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'
import { useWithoutPartnerCss } from '../lib/brand/without-partner-css.ts'

/** /checkout */
export function Checkout() {
  const { payments } = useBoot()
  const [suggested, setSuggested] = useState<{ cardNumber: string }>()
  const { data: user } = useUser()
  useTitle(t`Checkout`)
  useWithoutPartnerCss()
  const strip = payments === 'sandbox' && user && <TestCards onUse={(cardNumber) => setSuggested({ cardNumber })} />
  return (
    <BuyingLayout strip={strip}>
      <div>
        <TextLink to="/subscription-addons">
          <ArrowLeft size={16} aria-hidden="true" className="flips" />
          <Trans>Back to Plans</Trans>
        </TextLink>
      </div>
      <h1>
        <Trans>Complete your purchase</Trans>
      </h1>
      <Purchase suggested={suggested} />
    </BuyingLayout>
  )
}

function Purchase({ suggested }: { suggested: { cardNumber: string } | undefined }) {
  const { payments, sellsTwins } = useBoot()
  const [address, setAddress] = useSearchParams()
  const user = useUser()
  const wanted = wantedIn(address)
  const isUnsold = wanted !== undefined && includesTwin(wanted) && !sellsTwins
  const { data: start, error, refetch } = usePaymentStart(isUnsold ? undefined : wanted)
  if (isUnsold) return <TwinUnsold />
  if (user.data === null) return <LoginFirst />
  if (user.error && !user.data) return <Unavailable error={user.error} onRetry={() => void user.refetch()} />
  if (!wanted || !payments) return <Unavailable wanted={wanted} />
  if (error) return <Unavailable error={error} wanted={wanted} onRetry={() => void refetch()} />
  if (!start) return <Loading />
  const canHaveTwin = sellsTwins && address.get('item') === null
  const onTwin = canHaveTwin
    ? (wantsTwin: boolean) => setAddress((wantsTwin ? withTwin : withoutTwin)(address), { replace: true })
    : undefined
  return <CheckoutForm start={start} suggested={suggested} onTwin={onTwin} onRestart={() => void refetch()} />
}

function Loading(): ReactNode {
  return (
    <div role="status" aria-label={t`Loading...`}>
      <Skeleton height="320px" radius={token.radius.card} />
    </div>
  )
}
