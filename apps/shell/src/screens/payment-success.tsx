import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Order } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useSearchParams } from 'react-router-dom'
import { OrderResult, SupportLine } from '../features/billing/orders/order-result.tsx'
import { titleInAddress } from '../features/billing/orders/order-title.ts'
import { PlainState } from '../features/billing/orders/plain-state.tsx'
import { useArrivedPayment } from '../features/billing/orders/use-arrived-payment.ts'
import { isWaiting, useOrder } from '../features/billing/orders/use-order.ts'
import { LinkButton } from '../ui/controls/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page, PageHeading } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { useWithoutPartnerCss } from '../lib/brand/without-partner-css.ts'

/** /payment-success: the recorded order. Without one, the plan and billing in the address only give the page its title. */
export function PaymentSuccess() {
  const [address] = useSearchParams()
  const arrived = useArrivedPayment(address.get('payment_intent'))
  const id = address.get('order') ?? arrived.data ?? null
  const { data: order, error, refetch } = useOrder(id)
  useWithoutPartnerCss()
  const isMissing = (id === null && !arrived.isFetching) || (error instanceof ApiError && error.status === 404)
  return (
    <Page title={order ? titleOf(order) : t`Your order`}>
      {isMissing ? (
        <Missing plan={titleInAddress(address)} />
      ) : (
        <PageHeading title={order ? titleOf(order) : t`Your order`} />
      )}
      {order && <OrderResult order={order} />}
      {error && !isMissing && (
        <ErrorState title={t`Couldn’t load the order.`} error={error} onRetry={() => void refetch()} />
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

function Missing({ plan }: { plan: string | undefined }) {
  return (
    <>
      <PageHeading title={t`Your order`} text={plan} />
      <PlainState
        title={t`Order not found.`}
        text={t`Only the person who placed an order can view it. Your purchases and payments are under Billing.`}
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
