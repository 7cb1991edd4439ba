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

/** Looks up what an event is about at the provider. An object that the provider does not know is not retried. */
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
