import type { Bundle } from '@vitrine/contract'
import { mailLink } from './email-link.ts'

interface Seller {
  salesEmail: string
  brand: { companyName: string }
  prices: { currency: string }
}

/** A link to a mail that orders a bundle. It is read by those who sell, who take orders in English. */
export function bundleMail({ salesEmail, brand, prices }: Seller, { name, credits, priceCents }: Bundle): string {
  const price = `${prices.currency} ${(priceCents / 100).toFixed(2)}`
  return mailLink(salesEmail, `${brand.companyName}: ${name}, ${credits} credits for ${price}`)
}
