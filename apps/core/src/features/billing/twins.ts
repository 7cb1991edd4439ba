import type { PurchaseLine } from '@vitrine/contract'
import type { TenantTx } from '../../platform/db/open.ts'
import { listPurchases } from './store.ts'

/** More than any person buys; it limits the query. */
const PURCHASES_MAX = 1000

/** Notified of orders of digital twins, in the transaction that books them. */
export interface TwinOrders {
  paid(tx: TenantTx, order: { purchaseId: string; userId: string; twins: number; paidAt: Date }): Promise<void>
  /** `share` is the part of the order's money that has gone back so far, 0 to 1. */
  returned(tx: TenantTx, purchaseId: string, share: number): Promise<void>
}

/** Returns the number of digital twins in purchase lines. */
export function twinsOf(lines: readonly PurchaseLine[]): number {
  return lines.reduce((sum, { kind, quantity }) => sum + (kind === 'twin' ? quantity : 0), 0)
}

/** Returns how many digital twins a person has bought. */
export async function countBoughtTwins(tx: TenantTx, userId: string): Promise<number> {
  const paid = (await listPurchases(tx, userId, PURCHASES_MAX)).filter(({ state }) => state === 'paid')
  return twinsOf(paid.flatMap(({ lines }) => lines))
}
