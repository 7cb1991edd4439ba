import { Trans } from '@lingui/react/macro'
import type { PaymentStart } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { RotateCcw } from '#icons'
import { useCallback, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'

/** Returns whether an order takes no payment any more: it expired, or was restarted elsewhere. */
export async function isClosed({ orderId }: PaymentStart): Promise<boolean> {
  const order = await call('GET /api/orders/:id', { params: { id: orderId } }).catch(() => undefined)
  return order?.state === 'canceled'
}

/** Shown in place of the payment form of a closed order. */
export function OrderClosed({ onRestart }: { onRestart: () => void }) {
  const [isPressed, setPressed] = useState(false)
  // The pressed button is gone with its form, so keyboard focus moves here.
  const focused = useCallback((button: HTMLButtonElement | null) => button?.focus(), [])
  const begin = () => {
    setPressed(true)
    onRestart()
  }
  return (
    <>
      <Note tone="bad">
        <p role="alert">
          <strong>
            <Trans>This order is closed.</Trans>
          </strong>{' '}
          <Trans>
            Orders expire after a day without payment. You weren’t charged. A new order uses current prices.
          </Trans>
        </p>
      </Note>
      <Button
        ref={focused}
        size="lg"
        block
        icon={<RotateCcw size={18} aria-hidden="true" />}
        busy={isPressed}
        onClick={begin}
      >
        <Trans>Order again</Trans>
      </Button>
    </>
  )
}
