import { useQuery } from '@tanstack/react-query'
import type { PaymentStart } from '@vitrine/contract'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useUser } from '../../../lib/session/session.ts'
import { beginPayment } from './begin-payment.ts'
import type { Wanted } from './wanted.ts'

/** Starts the payment that the address names, once the person is signed in, and only where something can be sold. */
export function usePaymentStart(wanted: Wanted | undefined) {
  const { payments } = useBoot()
  const { data: user } = useUser()
  return useQuery<PaymentStart | null>({
    queryKey: ['payment', wanted],
    queryFn: () => (wanted ? beginPayment(wanted) : null),
    enabled: Boolean(user && wanted && payments),
    // The started payment is not cached, because prices and payments change between visits.
    gcTime: 0,
  })
}
