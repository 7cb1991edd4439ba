import type { PurchaseLine } from '@vitrine/contract'

/** More than anybody buys, and a bound for who would. */
export const PURCHASES_MAX = 1000

/** How many digital twins somebody has bought. */
export function twinsIn(purchases: readonly { state: string; lines: readonly PurchaseLine[] }[]): number {
  return purchases
    .filter(({ state }) => state === 'paid')
    .flatMap(({ lines }) => lines)
    .reduce((sum, { kind, quantity }) => sum + (kind === 'twin' ? quantity : 0), 0)
}
