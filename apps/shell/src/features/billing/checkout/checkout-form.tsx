import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PaymentStart } from '@vitrine/contract'
import { Minus, Plus } from '#icons'
import { useNavigate } from 'react-router-dom'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Column, Columns } from './columns.tsx'
import { OrderLine, OrderSummary } from '../orders/order-summary.tsx'
import { successPath } from '../orders/order-path.ts'
import { PayCard } from '../payment/pay-card.tsx'
import { PaymentForm } from '../payment/payment-form.tsx'
import { Promises } from './promises.tsx'
import { TwinPrice } from '../addons/twin-price.tsx'
import { useBooking } from '../payment/use-payment-result.ts'

interface CheckoutFormProps {
  start: PaymentStart
  suggested: { cardNumber: string } | undefined
  /** Asks for the same purchase with a digital twin, or without; none where the purchase cannot have one. */
  onTwin: ((wantsTwin: boolean) => void) | undefined
  onRestart: () => void
}

/** The order beside the form that pays it. */
export function CheckoutForm({ start, suggested, onTwin, onRestart }: CheckoutFormProps) {
  const { prices } = useBoot()
  const showToast = useToast()
  const navigate = useNavigate()
  const { lines, amount: totalCents, currency } = start
  const done = successPath(start, prices)
  const { isSettling, settle } = useBooking((booked) => {
    if (booked.state === 'refunded') showToast({ title: t`Payment refunded`, description: booked.reason })
    else if (booked.state === 'processing')
      showToast({ title: t`Payment Processing`, description: t`Your payment is being processed. Please wait.` })
    else showToast({ title: t`Payment Successful`, description: t`Thank you for your purchase!`, tone: 'success' })
    void navigate(done, { replace: true })
  })
  const hasTwin = lines.some(({ kind }) => kind === 'twin')
  return (
    <Columns>
      <Column>
        <OrderSummary
          quote={{ lines, totalCents, currency }}
          actionOf={({ kind }) =>
            kind === 'twin' && lines.length > 1 && onTwin && <Remove onClick={() => onTwin(false)} />
          }
          further={!hasTwin && onTwin && <TwinRow onAdd={() => onTwin(true)} />}
        />
        <Promises lines={lines} />
      </Column>
      <PayCard>
        <PaymentForm
          key={start.orderId}
          start={start}
          suggested={suggested}
          isSettling={isSettling}
          onPaid={(outcome) => void settle(start, outcome)}
          returnPath={done}
          onRestart={onRestart}
        />
      </PayCard>
    </Columns>
  )
}

function Remove({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      aria-label={t`Remove digital twin`}
      icon={<Minus size={16} aria-hidden="true" />}
      onClick={onClick}
    >
      <Trans>Remove</Trans>
    </Button>
  )
}

function TwinRow({ onAdd }: { onAdd: () => void }) {
  return (
    <OrderLine
      name={<Trans>Custom Digital Twin</Trans>}
      detail={<TwinPrice isShort={false} />}
      action={
        <Button
          variant="secondary"
          aria-label={t`Add digital twin`}
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={onAdd}
        >
          <Trans>Add</Trans>
        </Button>
      }
    />
  )
}
