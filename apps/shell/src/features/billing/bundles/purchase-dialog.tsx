import { plural, t } from '@lingui/core/macro'
import type { PaymentStart } from '@vitrine/contract'
import { useState } from 'react'
import { useToast } from '../../../lib/toast/toast.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { successPath } from '../orders/order-path.ts'
import { OrderSummary } from '../orders/order-summary.tsx'
import { PayTerms } from '../payment/pay-card.tsx'
import { PaymentForm } from '../payment/payment-form.tsx'
import { TestCards } from '../payment/test-cards.tsx'
import { type Booked, useBooking } from '../payment/use-payment-result.ts'
import { useBoot } from '../../../lib/boot/boot.ts'

const closeDelayMs = 500

interface PurchaseDialogProps {
  start: PaymentStart
  onClose: () => void
  /** Goes back to what there is to buy. */
  onRestart: () => void
}

/** A dialog with the order and the payment form, over the page on which the credits ran out. */
export function PurchaseDialog({ start, onClose, onRestart }: PurchaseDialogProps) {
  const { prices } = useBoot()
  const showToast = useToast()
  const [suggested, setSuggested] = useState<{ cardNumber: string }>()
  const [isDone, setDone] = useState(false)
  const { isSettling, settle } = useBooking((booked) => {
    setDone(true)
    showToast(toastOf(booked))
    setTimeout(onClose, closeDelayMs)
  })
  const { lines, amount: totalCents, currency } = start
  return (
    <Dialog open onClose={onClose} title={t`Complete Your Purchase`}>
      {start.provider === 'sandbox' && (
        <TestCards place="dialog" onUse={(cardNumber) => setSuggested({ cardNumber })} />
      )}
      <OrderSummary quote={{ lines, totalCents, currency }} />
      <PaymentForm
        start={start}
        suggested={suggested}
        isSettling={isSettling || isDone}
        onPaid={(outcome) => void settle(start, outcome)}
        returnPath={successPath(start, prices)}
        onRestart={onRestart}
      />
      <PayTerms />
    </Dialog>
  )
}

function toastOf(booked: Booked) {
  if (booked.state === 'booked') {
    const creditsAdded = booked.credits
    return {
      title: t`Credits Added!`,
      description: plural(creditsAdded, {
        one: 'Successfully added # credit to your account.',
        other: 'Successfully added # credits to your account.',
      }),
      tone: 'success' as const,
    }
  }
  if (booked.state === 'late')
    return {
      title: t`Payment Succeeded`,
      description: t`Payment completed but credits may take a moment to appear.`,
      tone: 'success' as const,
    }
  if (booked.state === 'refunded') return { title: t`Payment refunded`, description: booked.reason }
  return { title: t`Payment Processing`, description: t`Your payment is being processed. Please wait.` }
}
