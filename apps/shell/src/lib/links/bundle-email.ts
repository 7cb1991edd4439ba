import type { Bundle } from '@vitrine/contract'
import { mailLink } from './email-link.ts'

interface Seller {
  salesEmail: string
  brand: { companyName: string }
  prices: { currency: string }
}

/** Returns a mailto link that orders a bundle. The sales team takes orders in English. */
export function bundleMail({ salesEmail, brand, prices }: Seller, { name, credits, priceCents }: Bundle): string {
  const price = `${prices.currency} ${(priceCents / 100).toFixed(2)}`
  return mailLink(salesEmail, `${brand.companyName}: ${name}, ${credits} credits for ${price}`)
}
