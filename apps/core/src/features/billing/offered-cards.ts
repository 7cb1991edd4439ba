import { type Payments, PaymentsError, type SavedCard, type Seller } from '../../ports/payments.ts'

interface Payer {
  seller: Seller
  customerRef: string
  now: Date
}

/** Returns the saved cards that have not run out. None where the provider does not answer: any card can be typed. */
export async function offeredCards(
  payments: Pick<Payments, 'savedCards'>,
  { seller, customerRef, now }: Payer,
): Promise<SavedCard[]> {
  try {
    const cards = await payments.savedCards(seller, customerRef)
    return cards.filter((card) => isGood(card, now))
  } catch (error) {
    if (error instanceof PaymentsError) return []
    throw error
  }
}

/** A card is good to the end of its month, wherever the month ends last. */
function isGood({ expiresMonth, expiresYear }: SavedCard, now: Date): boolean {
  return new Date(Date.UTC(expiresYear, expiresMonth, 2)) > now
}
