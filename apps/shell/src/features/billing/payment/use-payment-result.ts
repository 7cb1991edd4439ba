import { useQueryClient } from '@tanstack/react-query'
import type { PaymentStart } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { useState } from 'react'
import { refreshUser } from '../../../lib/session/session.ts'
import type { PaymentOutcome } from './payment-outcome.ts'

const triesMax = 4
const betweenTriesMs = 700

/** The result of a payment: `booked` has its credits, `late` is paid and will have them, `processing` waits for the bank. */
export type Booked = { state: 'booked'; credits: number } | { state: 'late' | 'processing' }

/** Asks the core to check a payment after its form reports success. The core asks the provider and does not trust this report. */
export function useBooking(onBooked: (booked: Booked) => void) {
  const client = useQueryClient()
  const [isSettling, setSettling] = useState(false)

  async function settle(start: PaymentStart, { state, paymentRef }: PaymentOutcome): Promise<void> {
    if (state === 'processing') return onBooked({ state })
    setSettling(true)
    const credits = await record(start, paymentRef)
    await refreshUser(client)
    setSettling(false)
    onBooked(credits === undefined ? { state: 'late' } : { state: 'booked', credits })
  }
  return { isSettling, settle }
}

/** The credits that were added; undefined while unknown. */
async function record({ lines, amount }: PaymentStart, paymentRef: string): Promise<number | undefined> {
  const credits = lines.reduce((sum, line) => sum + line.credits, 0)
  for (let tries = 1; tries <= triesMax; tries++) {
    try {
      const body = { planId: paymentRef, credits, amount: amount / 100 }
      return (await call('POST /api/credits/add-manual', { body })).credits
    } catch (error) {
      // A permanent refusal is not retried; the provider's webhook books the payment anyway.
      if (error instanceof ApiError && error.status < 500 && error.code !== 'payment-not-made') return undefined
      await new Promise((resolve) => setTimeout(resolve, betweenTriesMs * tries))
    }
  }
  return undefined
}
