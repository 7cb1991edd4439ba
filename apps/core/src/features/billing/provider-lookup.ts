import { PaymentsError, type Spot } from '../../ports/payments.ts'
import type { PaymentReconciliation } from './payment-reconciliation.ts'
import type { Payouts } from './payouts/payouts.ts'

interface Deps {
  paymentReconciliation: Pick<PaymentReconciliation, 'lookAt'>
  payouts: Pick<Payouts, 'refresh'>
  /** Books a payment of a partner to the operator. Returns false for any other. */
  bookPartnerPayment: (tenantId: string, spot: Spot) => Promise<boolean>
}

export type ProviderLookup = ReturnType<typeof createProviderLookup>

/** Reads the object of an event from the provider. Unknown objects are not retried. */
export function createProviderLookup({ paymentReconciliation, payouts, bookPartnerPayment }: Deps) {
  return async (tenantId: string, spot: Spot): Promise<void> => {
    if (spot.kind === 'account') return payouts.refresh(tenantId)
    try {
      if (await bookPartnerPayment(tenantId, spot)) return
      await paymentReconciliation.lookAt(tenantId, spot)
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.problem !== 'unknown') throw error
    }
  }
}
