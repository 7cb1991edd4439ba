import type { PurchaseLine } from '@vitrine/contract'

/** What was bought, on one line: `Explorer Package + 2 × Custom digital twin`. */
export function describe(lines: readonly PurchaseLine[]): string {
  return lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(' + ')
}
