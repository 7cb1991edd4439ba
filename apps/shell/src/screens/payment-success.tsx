import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Order } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useSearchParams } from 'react-router-dom'
import { OrderResult, SupportLine } from '../features/billing/order-result.tsx'
import { PlainState } from '../features/billing/plain-state.tsx'
import { useArrivedPayment } from '../features/billing/use-arrived-payment.ts'
import { isWaiting, useOrder } from '../features/billing/use-order.ts'
import { LinkButton } from '../kit/ui/button.tsx'
import { ErrorState } from '../kit/ui/error-state.tsx'
import { Page, PageHeading } from '../kit/ui/page.tsx'
import { Skeleton } from '../kit/ui/skeleton.tsx'
import { useWithoutPartnerCss } from '../kit/without-partner-css.ts'

/** /payment-success: the order as it was booked, whatever else the address says. */
export function PaymentSuccess() {
  const [address] = useSearchParams()
  const arrived = useArrivedPayment(address.get('payment_intent'))
  const id = address.get('order') ?? arrived.data ?? null
  const { data: order, error, refetch } = useOrder(id)
  useWithoutPartnerCss()
  const isMissing = (id === null && !arrived.isFetching) || (error instanceof ApiError && error.status === 404)
  return (
    <Page title={order ? titleOf(order) : t`Your order`}>
      {isMissing ? <Missing /> : <PageHeading title={order ? titleOf(order) : t`Your order`} />}
      {order && <OrderResult order={order} />}
      {error && !isMissing && (
        <ErrorState title={t`The order could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!order && !error && !isMissing && <Skeleton height="320px" radius={token.radius.card} />}
      <SupportLine />
    </Page>
  )
}

function titleOf(order: Order): string {
  if (order.state === 'paid') return t`Thank you for your purchase!`
  if (order.state === 'refunded') return t`This order was refunded`
  return isWaiting(order) ? t`Payment Processing` : t`Payment Failed`
}

function Missing() {
  return (
    <>
      <PageHeading title={t`Your order`} />
      <PlainState
        title={t`There is no such order here.`}
        text={t`Orders are shown to whoever placed them. What you have bought and paid stands under Billing.`}
      >
        <LinkButton to="/dashboard">
          <Trans>Dashboard</Trans>
        </LinkButton>
        <LinkButton to="/generate-video" variant="secondary">
          <Trans>Generate Video</Trans>
        </LinkButton>
      </PlainState>
    </>
  )
}
