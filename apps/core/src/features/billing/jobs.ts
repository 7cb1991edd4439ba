import type { Queue } from '../../platform/queue.ts'
import type { Spot } from '../../ports/payments.ts'
import type { Looking } from './looking-service.ts'
import type { TopUps } from './top-up.ts'

interface Parts {
  look: Looking
  topUps: TopUps
  queue: Queue
}

type Payload = Record<string, string | null>

/** Looks at what news are about; several at once, since each waits for the provider most of the time. */
export function workPayments({ look, topUps, queue }: Parts): void {
  queue.work('payment', { concurrency: 4, handle })

  async function handle({ tenantId, kind, ref, userId, account = null }: Payload): Promise<void> {
    if (kind === 'top-up' && tenantId && ref && userId) return topUps.buy(tenantId, userId, ref)
    if (tenantId && ref && isKind(kind)) await look(tenantId, { kind, ref, account })
  }
}

function isKind(kind: string | null | undefined): kind is Spot['kind'] {
  return kind === 'account' || kind === 'invoice' || kind === 'payment' || kind === 'subscription'
}
