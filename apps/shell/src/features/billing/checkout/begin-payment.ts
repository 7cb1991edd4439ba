import type { PaymentStart } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import type { Wanted } from './wanted.ts'

/** Asks the core for a payment. Begun again within the hour it is the same payment, so nobody pays for one thing twice. */
export function beginPayment({ type, plan, bundleId, hasTwin, amount, credits }: Wanted): Promise<PaymentStart> {
  if (type === 'subscription_with_bundle')
    return call('POST /api/create-subscription-with-bundle', {
      body: { planId: plan, bundleId, credits, totalAmount: amount, customAvatar: hasTwin },
    })
  if (type === 'bundle')
    return call('POST /api/create-payment-intent', {
      body: { planId: plan, amount, type, credits, customAvatar: hasTwin },
    })
  return call('POST /api/create-subscription', { body: { planId: plan, customAvatar: hasTwin } })
}
