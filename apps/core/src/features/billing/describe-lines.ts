import type { PurchaseLine } from '@vitrine/contract'

/** Describes a purchase on one line: `Explorer Package + 2 × Custom digital twin`. */
export function describe(lines: readonly PurchaseLine[]): string {
  return lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(' + ')
}
