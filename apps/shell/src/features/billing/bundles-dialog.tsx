import { t } from '@lingui/core/macro'
import type { Bundle } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { useSubmit } from '../../kit/use-submit.ts'
import { useToast } from '../../kit/toast.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { useWithoutPartnerCss } from '../../kit/without-partner-css.ts'
import { BundleOffer } from './bundle-offer.tsx'
import { PurchaseDialog } from './purchase-dialog.tsx'
import { leaveForStripe } from './stripe-allowed.ts'

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
    onDone: () => undefined,
    onRefused: (error) => showToast({ title: t`Error`, description: refusalOf(error), tone: 'destructive' }),
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
  if (begin.answer) return <PurchaseDialog start={begin.answer} onClose={close} onAnew={begin.reset} />
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t`Credit Bundles`}
      text={
        payments
          ? t`1 credit is 1 minute of video. The credits are in your account right after payment.`
          : t`1 credit is 1 minute of video. Write to us, and the credits are in your account after payment.`
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

function refusalOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'payments-off')
    return t`Buying is not set up here yet. Contact sales instead.`
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
