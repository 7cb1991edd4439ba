import type { Queue } from '../../platform/queue.ts'
import { PaymentsError, type Spot } from '../../ports/payments.ts'
import type { Payouts } from './payouts-service.ts'
import type { TopUps } from './top-up.ts'
import type { Booking } from './booking.ts'

interface Parts {
  booking: Booking
  topUps: TopUps
  payouts: Payouts
  queue: Queue
}

/** Looks at what news are about; several at once, since each waits for the provider most of the time. */
export function workPayments({ booking, topUps, payouts, queue }: Parts): void {
  queue.work('payment', { concurrency: 4, handle })

  async function handle({ tenantId, kind, ref, userId, account = null }: Payload): Promise<void> {
    if (kind === 'top-up' && tenantId && ref && userId) return topUps.buy(tenantId, userId, ref)
    if (!tenantId || !ref || !isKind(kind)) return
    if (kind === 'account') return payouts.refresh(tenantId)
    try {
      await booking.lookAt(tenantId, { kind, ref, account })
    } catch (error) {
      // What the provider does not know will not come into being by asking again.
      if (!(error instanceof PaymentsError) || error.problem !== 'unknown') throw error
    }
  }
}

type Payload = Record<string, string | null>

function isKind(kind: string | null | undefined): kind is Spot['kind'] {
  return kind === 'account' || kind === 'invoice' || kind === 'payment' || kind === 'subscription'
}
