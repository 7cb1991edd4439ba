import { nothingChosen, quoteOf } from '@vitrine/contract'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useCreditUsage } from '../../../lib/text/credit-usage.ts'
import { useUser } from '../../../lib/session/session.ts'

/** The price of one more digital twin for the signed-in person: those who have one already pay less. */
export function useTwinOffer() {
  const { prices } = useBoot()
  const { data: user } = useUser()
  const { data } = useCreditUsage({ enabled: Boolean(user) })
  const ownedTwins = data?.ownedTwins ?? 0
  const fullCents = prices.digitalTwinPriceCents
  const cents = quoteOf(prices, { ...nothingChosen, twins: 1 }, ownedTwins)?.totalCents ?? fullCents
  return { ownedTwins, cents, fullCents, percentOff: prices.furtherTwinDiscountPercent }
}
