import { t } from '@lingui/core/macro'
import type { Bundle } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useWithoutPartnerCss } from '../../../lib/brand/without-partner-css.ts'
import { BundleOffer } from './bundle-offer.tsx'
import { PurchaseDialog } from './purchase-dialog.tsx'
import { leaveForStripe } from '../payment/stripe-allowed.ts'

interface BundlesDialogProps {
  open: boolean
  onClose: () => void
}

/** The tenant's bundles with their prices, and the purchase of one of them without leaving the page. */
export function BundlesDialog({ open, onClose }: BundlesDialogProps) {
  const { prices, payments } = useBoot()
  const showToast = useToast()
  const [chosen, setChosen] = useState<string>()
  const begin = useSubmit({
    send: ({ priceCents, credits }: Bundle) =>
      call('POST /api/credits/refill', { body: { amount: priceCents / 100, credits } }),
    onRefused: (error) => showToast({ title: t`Error`, description: problemTextOf(error), tone: 'destructive' }),
  })
  const choose = (bundle: Bundle) => {
    if (leaveForStripe(payments, bundle)) return
    setChosen(bundle.id)
    void begin.submit(bundle)
  }
  useWithoutPartnerCss()
  const close = () => {
    begin.reset()
    onClose()
  }
  if (begin.answer) return <PurchaseDialog start={begin.answer} onClose={close} onRestart={begin.reset} />
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t`Credit Bundles`}
      text={
        payments
          ? t`1 credit is 1 minute of video. Credits are added right after payment.`
          : t`1 credit is 1 minute of video. Contact us to buy. Credits are added after payment.`
      }
      width="wide"
    >
      <Offers>
        {prices.bundles.map((bundle) => (
          <li key={bundle.id}>
            <BundleOffer
              bundle={bundle}
              isLoading={begin.isPending && chosen === bundle.id}
              isDisabled={begin.isPending}
              onChoose={choose}
            />
          </li>
        ))}
      </Offers>
    </Dialog>
  )
}

function problemTextOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'payments-off')
    return t`Purchases aren’t available here yet. Contact sales.`
  return t`Failed to create payment session. Please try again.`
}

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: ${token.space[4]};
  > li {
    display: grid;
  }
`
