import type { Language, PurchaseLine } from '@vitrine/contract'
import { twinName } from '../invoices/index.ts'

/** Describes a purchase on one line: `Explorer Package + 2 × Custom digital twin`. */
export function describe(lines: readonly PurchaseLine[], language: Language = 'en'): string {
  const count = new Intl.NumberFormat(language)
  return lines
    .map(({ kind, name, quantity }) => {
      const shown = kind === 'twin' ? twinName(language) : name
      return quantity > 1 ? `${count.format(quantity)} × ${shown}` : shown
    })
    .join(' + ')
}
