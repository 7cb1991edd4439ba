import { useQuery } from '@tanstack/react-query'
import { ApiError, call } from '@vitrine/contract/client'

/**
 * The order of a payment that a bank's own page sent back here with: the core asks the provider about it at once. Null while
 * that payment has not arrived or belongs to nobody here.
 */
export function useArrivedPayment(paymentRef: string | null) {
  return useQuery({
    queryKey: ['arrived-payment', paymentRef],
    queryFn: () => book(paymentRef ?? ''),
    enabled: paymentRef !== null,
  })
}

async function book(planId: string): Promise<string | null> {
  try {
    return (await call('POST /api/credits/add-manual', { body: { planId } })).orderId
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
