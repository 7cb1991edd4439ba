import { PaymentsError, type Spot } from '../../ports/payments.ts'
import type { Booking } from './booking.ts'
import type { Payouts } from './payouts-service.ts'

interface Parts {
  booking: Pick<Booking, 'lookAt'>
  payouts: Pick<Payouts, 'refresh'>
}

export type Looking = ReturnType<typeof createLooking>

/** Goes where news point, whatever they are about. What the provider does not know will not come into being by asking again. */
export function createLooking({ booking, payouts }: Parts) {
  return async (tenantId: string, spot: Spot): Promise<void> => {
    if (spot.kind === 'account') return payouts.refresh(tenantId)
    try {
      await booking.lookAt(tenantId, spot)
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.problem !== 'unknown') throw error
    }
  }
}
