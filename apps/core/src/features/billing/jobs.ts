import type { Queue } from '../../platform/queue/queue.ts'
import type { ProviderObject } from '../../ports/payments.ts'
import type { ProviderLookup } from './provider-lookup.ts'
import type { TopUpPurchases } from './top-ups/top-up-purchase.ts'

interface Deps {
  lookUp: ProviderLookup
  topUpPurchases: TopUpPurchases
  /** Charges the card on file of a partner for a bill. */
  collectInvoice: (tenantId: string, paymentId: string) => Promise<void>
  queue: Queue
}

type Payload = Record<string, string | null>

/** Handles webhook events, several at once, since each waits for the provider most of the time. */
export function startPaymentWorker({ lookUp, topUpPurchases, collectInvoice, queue }: Deps): void {
  queue.work('payment', { concurrency: 4, handle })

  async function handle({ tenantId, kind, ref, userId, account = null }: Payload): Promise<void> {
    if (kind === 'top-up' && tenantId && ref && userId) return topUpPurchases.buy(tenantId, userId, ref)
    if (kind === 'partner-invoice' && tenantId && ref) return collectInvoice(tenantId, ref)
    if (tenantId && ref && isKind(kind)) await lookUp(tenantId, { kind, ref, account })
  }
}

function isKind(kind: string | null | undefined): kind is ProviderObject['kind'] {
  return kind === 'account' || kind === 'invoice' || kind === 'payment' || kind === 'subscription'
}
