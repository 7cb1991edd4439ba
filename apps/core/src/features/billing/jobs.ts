import type { Queue } from '../../platform/queue.ts'
import { type News, PaymentsError } from '../../ports/payments.ts'
import type { TopUps } from './top-up.ts'
import type { Booking } from './booking.ts'

/** Looks at what news are about; several at once, since each waits for the provider most of the time. */
export function workPayments({ booking, topUps, queue }: { booking: Booking; topUps: TopUps; queue: Queue }): void {
  queue.work('payment', { concurrency: 4, handle })

  async function handle({ tenantId, kind, ref, userId }: Record<string, string>): Promise<void> {
    if (kind === 'top-up' && tenantId && ref && userId) return topUps.buy(tenantId, userId, ref)
    if (!tenantId || !ref || !isKind(kind)) return
    try {
      await booking.lookAt(tenantId, { kind, ref })
    } catch (error) {
      // What the provider does not know will not come into being by asking again.
      if (!(error instanceof PaymentsError) || error.problem !== 'unknown') throw error
    }
  }
}

function isKind(kind: string | undefined): kind is News['about']['kind'] {
  return kind === 'invoice' || kind === 'payment' || kind === 'subscription'
}
