import { useQueryClient } from '@tanstack/react-query'
import type { PaymentStart } from '@vitrine/contract'
import { ApiError, call } from '@vitrine/contract/client'
import { useState } from 'react'
import { refreshUser } from '../../../lib/session/session.ts'
import type { PaymentOutcome } from './payment-outcome.ts'

const triesMax = 4
const betweenTriesMs = 700

/**
 * The result of a payment: `booked` has its credits, `late` is paid and will have them, `processing` waits for the bank, and
 * `refunded` was returned with a reason, because nothing could be sold for it.
 */
export type Booked =
  | { state: 'booked'; credits: number }
  | { state: 'late' | 'processing' }
  | { state: 'refunded'; reason: string }

/** Asks the core to check a payment after its form reports success. The core asks the provider and does not trust this report. */
export function useBooking(onBooked: (booked: Booked) => void) {
  const client = useQueryClient()
  const [isSettling, setSettling] = useState(false)

  async function settle(start: PaymentStart, { state, paymentRef }: PaymentOutcome): Promise<void> {
    if (state === 'processing') return onBooked({ state })
    setSettling(true)
    const booked = await record(start, paymentRef)
    await refreshUser(client)
    setSettling(false)
    onBooked(booked)
  }
  return { isSettling, settle }
}

/** Has the payment recorded. It is `late` while its result is unknown. */
async function record({ lines, amount }: PaymentStart, paymentRef: string): Promise<Booked> {
  const credits = lines.reduce((sum, line) => sum + line.credits, 0)
  for (let tries = 1; tries <= triesMax; tries++) {
    try {
      const body = { planId: paymentRef, credits, amount: amount / 100 }
      const { credits: added } = await call('POST /api/credits/add-manual', { body })
      return { state: 'booked', credits: added }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'payment-refunded')
        return { state: 'refunded', reason: error.text }
      // A permanent refusal is not retried; the provider's webhook books the payment anyway.
      if (error instanceof ApiError && error.status < 500 && error.code !== 'payment-not-made') break
      await new Promise((resolve) => setTimeout(resolve, betweenTriesMs * tries))
    }
  }
  return { state: 'late' }
}
