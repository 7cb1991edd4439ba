import { PaymentsError, type ProviderObject } from '../../ports/payments.ts'
import type { PaymentReconciliation } from './payment-reconciliation.ts'
import type { Payouts } from './payouts/payouts.ts'

interface Deps {
  paymentReconciliation: Pick<PaymentReconciliation, 'reconcile'>
  payouts: Pick<Payouts, 'refresh'>
  /** Books a payment of a partner to the operator. Returns false for any other. */
  bookPartnerPayment: (tenantId: string, providerObject: ProviderObject) => Promise<boolean>
}

export type ProviderLookup = ReturnType<typeof createProviderLookup>

/** Reads the object of an event from the provider. Unknown objects are not retried. */
export function createProviderLookup({ paymentReconciliation, payouts, bookPartnerPayment }: Deps) {
  return async (tenantId: string, providerObject: ProviderObject): Promise<void> => {
    if (providerObject.kind === 'account') return payouts.refresh(tenantId)
    try {
      if (await bookPartnerPayment(tenantId, providerObject)) return
      await paymentReconciliation.reconcile(tenantId, providerObject)
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.problem !== 'unknown') throw error
    }
  }
}
